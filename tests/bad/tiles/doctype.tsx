<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tileset>
<tileset version="1.10" tiledversion="1.10.2" name="plain" tilewidth="16" tileheight="16" tilecount="4" columns="4">
 <image source="plain.png" width="64" height="16"/>
 <tile id="2">
  <properties>
   <property name="shows" value="pine"/>
  </properties>
 </tile>
</tileset>
