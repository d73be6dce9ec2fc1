-- What people tell about themselves; '' where they tell nothing.
alter table people add column phone text not null default '';
alter table people add column about text not null default '';
alter table people add column linkedin text not null default '';
alter table people add column github text not null default '';
alter table people add column portfolio text not null default '';
-- A public picture. Files belong to a domain above this one, so it is named, not referenced.
alter table people add column photo_id uuid;
-- Whoever deleted their account: what the law has us keep still needs someone to belong to.
alter table people add column deleted_at timestamptz;
