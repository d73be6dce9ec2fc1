-- A month by bank date starts from the money that moved in it.
create index refunds_sent_on on refunds (sent_on) where sent_on is not null;
create index gateway_payments_received_at on gateway_payments (received_at);
