-- Coupons are searched by a part of their code.
create index coupons_search on coupons using gin (code gin_trgm_ops);

-- New entries of these indexes wait in a list that every search reads. When many emails were sent or many people signed
-- in, it had up to 4 MB, and a search took twice as long.
alter index emails_search set (gin_pending_list_limit = 256);
alter index people_search set (gin_pending_list_limit = 256);
