-- A coupon lowers the price of a plan. Its terms don't change; it can only be ended.
create table coupons (
  id bigint generated always as identity primary key,
  code text not null constraint coupons_code_key unique check (code ~ '^[A-Z0-9]{4,20}$'),
  -- One of the two.
  percent smallint check (percent between 1 and 99),
  off_paise bigint check (off_paise > 0),
  -- Null: for all courses.
  course_ids bigint[] check (cardinality(course_ids) > 0),
  -- Days in India, both included.
  starts_on date not null,
  ends_on date not null,
  max_uses integer check (max_uses > 0),
  max_uses_per_person integer not null default 1 check (max_uses_per_person > 0),
  -- Pending and verified payments with it; a rejected payment gives its use back.
  uses integer not null default 0 check (uses >= 0),
  ended_at timestamptz,
  created_at timestamptz not null,
  created_by bigint references people (id) on delete set null,
  check (num_nonnulls(percent, off_paise) = 1),
  check (ends_on >= starts_on),
  constraint coupons_max_uses check (uses <= max_uses)
);

alter table payments
  add column coupon_id bigint references coupons (id),
  add column coupon_paise bigint not null default 0 check (coupon_paise >= 0),
  add constraint payments_coupon check ((coupon_id is null) = (coupon_paise = 0));
create index payments_coupon_id on payments (coupon_id, person_id) where coupon_id is not null;

create function count_coupon_uses() returns trigger language plpgsql as $$
declare
  before integer := 0;
  after integer := (new.coupon_id is not null and new.state <> 'rejected')::int;
begin
  if tg_op = 'UPDATE' then before := (old.coupon_id is not null and old.state <> 'rejected')::int; end if;
  if after <> before then
    update coupons set uses = uses + after - before where id = coalesce(new.coupon_id, old.coupon_id);
  end if;
  return null;
end $$;
create trigger payments_count_coupon_uses after insert or update of state, coupon_id on payments
  for each row execute function count_coupon_uses();
