#!/bin/sh
# Ten packets of tea at ₹135.45 cost 1,35,450 paise. 5 % of that is 6,772.5, rounded 6,773 paise.
# So the total is 1,28,677 paise.
# Exit code 0: good, 1: bad, 125: this commit can't be tested.
actual=$(node src/cli.js tea-250g 10 2>/dev/null) || exit 125
test "$actual" = "₹1286.77"
