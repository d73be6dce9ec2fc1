#!/usr/bin/env bash
# Lists the ten largest folders under a path and the deleted files that processes still have open.
#   disk-report.sh [-o FILE] FOLDER
# Exit: 0 report written, 1 something failed, 2 called wrongly, 3 another run is under way.
set -Eeuo pipefail
export LC_ALL=C.UTF-8

trap 'echo "disk-report: line $LINENO failed (exit $?)" >&2' ERR

usage() {
  echo "Usage: disk-report.sh [-o FILE] FOLDER" >&2
  exit 2
}

out=''
while getopts ':o:' option; do
  case $option in
    o) out=$OPTARG ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
[[ $# -eq 1 ]] || usage

folder=$1
[[ -d $folder ]] || { echo "disk-report: $folder isn't a folder" >&2; exit 2; }
folder=$(realpath -- "$folder")

# One run at a time, also when cron starts a second one.
exec 9> "${XDG_RUNTIME_DIR:-/tmp}/disk-report.$UID.lock"
flock --nonblock 9 || { echo "disk-report: another run is under way" >&2; exit 3; }

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

largest() {
  du -x --block-size=1K -- "$folder" > "$work/du"
  sort -rn -- "$work/du" | sed -n '1,10p' | numfmt --from-unit=1024 --to=iec --field=1 --format='%8f'
}

# Reads /proc itself, so that it also works where lsof isn't installed.
deleted_but_open() {
  local link target pid
  for link in /proc/[0-9]*/fd/*; do
    target=$(readlink -- "$link" 2> /dev/null) || continue # the process has ended, or it isn't ours
    [[ $target == "$folder"/*' (deleted)' ]] || continue
    pid=${link#/proc/}
    pid=${pid%%/*}
    printf '%12s bytes  pid %-7s %s\n' "$(stat -Lc %s -- "$link")" "$pid" "$target"
  done
}

report() {
  echo "Disk report for $folder on $(uname -n), $(date --iso-8601=seconds)"
  echo
  df -h --output=target,size,used,pcent -- "$folder"
  echo
  echo 'Ten largest folders'
  largest
  echo
  echo 'Deleted files still open'
  deleted_but_open > "$work/deleted"
  if [[ -s $work/deleted ]]; then cat -- "$work/deleted"; else echo '  none'; fi
}

report > "$work/report"
if [[ -n $out ]]; then
  # Copied next to the target first: a reader never sees half a report.
  cp -- "$work/report" "$out.new"
  mv -- "$out.new" "$out"
else
  cat -- "$work/report"
fi
