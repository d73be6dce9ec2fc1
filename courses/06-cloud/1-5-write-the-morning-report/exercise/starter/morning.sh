#!/bin/bash
df -h > /tmp/report.txt
journalctl | grep -i error | head -20 >> /tmp/report.txt
echo FINE >> /tmp/report.txt
