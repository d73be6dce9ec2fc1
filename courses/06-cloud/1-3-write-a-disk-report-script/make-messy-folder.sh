#!/usr/bin/env bash
# Makes ./messy: twelve folders of known size, some with difficult names, to try a report script on.
#   bash make-messy-folder.sh          (a second run makes the folder again)
set -euo pipefail

root=messy
rm -rf -- "$root"
mkdir -- "$root"
make() { # make FOLDER KILOBYTES
  mkdir -p -- "$root/$1"
  head -c "$(( $2 * 1024 ))" /dev/zero > "$root/$1/data.bin"
}
make 'x-ray images'        9000
make 'database'            7000
make 'logs'                5200
make 'logs/2026-10'        2400
make '-old-backup'         4100
make 'विभाग'                3300
make 'releases'            2900
make '*'                   1800
make 'mail'                1500
make 'tmp'                 1200
make 'sessions'             800
make 'keys'                 100
chmod 700 "$root/keys"
echo "Made $(find "$root" -type d | wc -l) folders with $(du -sh --apparent-size "$root" | cut -f1) in ./$root"
