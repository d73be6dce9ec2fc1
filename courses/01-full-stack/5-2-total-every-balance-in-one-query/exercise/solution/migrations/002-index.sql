create index entries_by_customer on entries (customer_id, happened_on);
