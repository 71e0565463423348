-- Why an operation failed: for the person who asks again, and for the operator.
alter table payment_operations add column failure jsonb;

-- A refund may be a part of the payment, and a bank may dispute it.
alter table receipts add column refunded_cents integer not null default 0 check (refunded_cents >= 0);
alter table receipts add column dispute text check (dispute in ('open', 'won', 'lost'));
update receipts set refunded_cents = amount_cents where refunded_at is not null;

-- A notice counts from the moment in which the mail server accepted its email; those from before counted when they were queued.
alter table subscription_notices add column accepted_at timestamptz;
update subscription_notices set accepted_at = sent_at;
