create table payment_events (
  event_id    text primary key, -- the provider's id: a repetition is refused here
  order_id    text not null references payments,
  type        text not null,
  body        json not null,    -- kept as it came, for the day when somebody asks
  received_at timestamptz not null default now()
);
