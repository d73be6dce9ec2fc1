#!/usr/bin/env bash
# Waits until the day is closed, then keeps a copy: collect.sh FILE
file=$1
grep closed $file
cp $file archive/
echo $file > last.txt
echo "Collected."
