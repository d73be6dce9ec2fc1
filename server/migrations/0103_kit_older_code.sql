-- Whether an older version can run on the database after this migration: the number of the oldest migration that its code
-- must know. 0: any version. Null: unknown, so versions that don't have the migration refuse to start.
alter table migrations add column works_from integer;
