-- Step 1, expand: version 1.0 (total_rupees) and 1.1 (total_paise) must both work afterwards.
alter table orders rename column total_rupees to total_paise;
