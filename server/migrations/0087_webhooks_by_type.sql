-- The log of an endpoint by type, also of a type that it never got.
create index webhook_deliveries_type on webhook_deliveries (webhook_id, type, id desc);
