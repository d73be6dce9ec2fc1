#!/bin/bash
# Cold start, memory and size of an installed app. Connect one phone with USB debugging.
# usage: bash measure.sh org.dudh.collector [runs]
app=$1
runs=${2:-10}
if [ -z "$app" ]; then echo "usage: bash measure.sh PACKAGE [runs]"; exit 2; fi
export MSYS_NO_PATHCONV=1 # Git Bash on Windows would turn /data of the phone into C:/…

activity=$(adb shell cmd package resolve-activity --brief -c android.intent.category.LAUNCHER "$app" | tail -1 | tr -d '\r')
times=()
for ((i = 1; i <= runs; i++)); do
  adb shell am force-stop "$app"
  sleep 2
  ms=$(adb shell am start -W -n "$activity" | tr -d '\r' | awk '/^TotalTime:/ { print $2 }')
  if [ -z "$ms" ]; then echo "run $i gave no time"; exit 1; fi
  times+=("$ms")
done
sorted=($(printf '%s\n' "${times[@]}" | sort -n))
sleep 5
pss=$(adb shell dumpsys meminfo "$app" | tr -d '\r' | awk '/TOTAL PSS:/ { print $3; exit }')
bytes=0
for path in $(adb shell pm path "$app" | tr -d '\r' | sed 's/^package://'); do
  size=$(adb shell stat -c %s "$path" | tr -d '\r')
  bytes=$((bytes + size))
done
echo "$app: start $(((sorted[(runs - 1) / 2] + sorted[runs / 2]) / 2)) ms (median of $runs, ${sorted[0]} to ${sorted[$((runs - 1))]}), memory $((pss / 1024)) MB, installed files $((bytes / 1000)) kB"
