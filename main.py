#!/usr/bin/env python3
# /// script
# requires-python = ">=3.11"
# dependencies = [
#     "pygame-ce==2.5.8",
#     "PyTMX==3.32",
#     "PyYAML==6.0.4",
#     "platformdirs==4.14.8",
#     "tqdm==4.70.1",
#     "font-source-serif-pro==0.0.1",
#     "font-source-sans-pro==0.0.1",
# ]
# ///
"""python3 main.py installs what is missing and plays; python3 main.py test does the same for the tests."""
import sys

# The guard matters: processes of the lab and of the bots import this file again.
if __name__ == "__main__":
    # An old Python must still be able to read this file, or it could not say what it needs.
    if sys.version_info < (3, 11):
        sys.exit("Favor needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])
    from favor.cli import main

    raise SystemExit(main(sys.argv[1:]))
