#!/bin/bash
# The script that the last administrator left. It has run every night for two years.
# Find at least six things that are wrong with it before you write your own.
DIR=$1
OUT=/tmp/report.txt

cd $DIR
echo "Disk report" > $OUT
du -h * | sort -n | tail -10 >> $OUT
for f in $(find . -name *.log); do
  cat $f | grep -c ERROR >> $OUT
done
lsof | grep deleted | awk '{print $1, $2, $7}' >> $OUT
rm -rf $DIR/tmp/*
echo "Done" >> $OUT
cat $OUT | mail -s "Disk report $(hostname)" $ADMIN
