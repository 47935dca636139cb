-- Events of webhooks that were handled, so that one that is sent again is handled once.
create table webhook_receipt (
  -- `<domain>.<name>` of the webhook.
  webhook text not null,
  -- The id that the sending service gave the event.
  event_id text not null,
  received_at timestamptz not null,
  primary key (webhook, event_id)
);
create index webhook_receipt_received on webhook_receipt (received_at);
