-- The counters are open. Add a required column counter to loans while they work. On this page there are 20 loans,
-- so a batch has at most five of them. Each statement here is its own transaction, as in psql.

-- 1. No statement may wait longer than two seconds for its lock. Then add the column counter (text), without a value.

-- 2. From now on, a new loan is made at the counter 'main'.

-- 3. Fill the old loans: 'second' for copies of the branch Kakkanad, 'main' for all others. Use a procedure
--    fill_counter(batch integer) that commits after each batch, and call it with 5. Gaps between the numbers are fine.

-- 4. A check counter_known: the counter is 'main' or 'second'. New rows obey at once, the old ones are checked later.

-- 5. The same in two moves for the rule counter_required: the counter is not null.

-- 6. An index loans_counter on (counter, lent_on) that nobody has to wait for.
