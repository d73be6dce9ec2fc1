-- Online payments through a gateway, beside transfers that are reported.
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('upi', 'bank', 'online', 'credit'));
alter table refunds
  drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in ('upi', 'bank', 'online', 'cash'));

-- What somebody was asked to pay. Owner and price come from here, never from an event or a browser.
create table gateway_orders (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  gateway_order_id text not null constraint gateway_orders_gateway_order_id_key unique,
  amount_paise bigint not null check (amount_paise > 0),
  credit_paise bigint not null default 0 check (credit_paise >= 0),
  coupon_id bigint references coupons (id),
  coupon_paise bigint not null default 0 check (coupon_paise >= 0),
  state text not null default 'created' check (state in ('created', 'paid', 'expired')),
  created_at timestamptz not null,
  -- When the payer came back from the gateway with its signature.
  returned_at timestamptz,
  asked_at timestamptz,
  -- Null when nothing asks by itself any more; an event still does.
  ask_at timestamptz,
  check ((coupon_id is null) = (coupon_paise = 0)),
  check ((state = 'created') = (ask_at is not null))
);
create index gateway_orders_person_id on gateway_orders (person_id, id desc);
create index gateway_orders_ask_at on gateway_orders (ask_at) where ask_at is not null;
create trigger gateway_orders_reject_deleted_person before insert on gateway_orders
  for each row execute function reject_deleted_person('person_id');

-- Money that the gateway has captured, each once. An order may have several.
create table gateway_payments (
  -- The gateway's own.
  id text primary key,
  order_id bigint not null references gateway_orders (id),
  -- Null only if the payer's account was deleted before.
  payment_id bigint references payments (id),
  received_paise bigint not null check (received_paise > 0),
  -- As the gateway reports it.
  refunded_paise bigint not null default 0 check (refunded_paise >= 0),
  received_at timestamptz not null,
  -- Why it wasn't verified automatically; staff see it on the payment.
  note text,
  -- Why staff have to look at it although no payment is pending.
  problem text,
  resolution text,
  resolved_at timestamptz,
  resolved_by bigint references people (id) on delete set null,
  check ((resolution is null) = (resolved_at is null)),
  check (resolution is null or problem is not null)
);
create index gateway_payments_order_id on gateway_payments (order_id);
create index gateway_payments_payment_id on gateway_payments (payment_id);
create index gateway_payments_problem on gateway_payments (received_at) where problem is not null and resolved_at is null;
create index gateway_payments_refunded on gateway_payments (payment_id) where refunded_paise > 0;
create index refunds_online on refunds (payment_id) where method = 'online';

-- Events that were received, without their content: it has phone numbers and UPI addresses.
create table gateway_events (
  id text primary key,
  type text not null,
  gateway_order_id text,
  received_at timestamptz not null
);
create index gateway_events_received_at on gateway_events (received_at);
