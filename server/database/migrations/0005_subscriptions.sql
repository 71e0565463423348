-- What is known of a person's subscription. Everything but the last two columns is written from what the payment
-- provider answers when it is read; `fetch_number` keeps an older answer from overwriting a newer one.
alter table subscriptions
  drop constraint subscriptions_status_check,
  add constraint subscriptions_status_check
    check (status in ('none', 'incomplete', 'active', 'past_due', 'ended')),
  add column provider text check (provider in ('stripe', 'sandbox')),
  add column customer_id text unique,
  add column provider_id text,
  add column started_at timestamptz,
  add column ended_at timestamptz,
  add column period_start timestamptz,
  add column trial_ends_at timestamptz,
  -- Without a card: where the discount, and with it the subscription, ends.
  add column ends_at timestamptz,
  add column price_id uuid,
  add column price_cents integer,
  add column interval_months integer,
  add column percent_off integer,
  add column discount_ends_at timestamptz,
  add column card_brand text,
  add column card_last4 text,
  add column fetch_number bigint not null default 0,
  add column fetched_at timestamptz,
  -- Both once a person.
  add column trial_used_at timestamptz,
  add column refund_used_at timestamptz;

create index subscriptions_by_period_end on subscriptions (period_end)
  where status in ('incomplete', 'active', 'past_due');

create sequence subscription_fetches;

-- Everything that is asked of the payment provider is a row first; its id is the idempotency key.
create table payment_operations (
  account_id uuid not null references accounts,
  id uuid not null,
  -- The key that the caller sent with the form.
  form uuid,
  kind text not null check (
    kind in ('subscribe', 'pay', 'keep', 'cancel', 'refund', 'change_card', 'end', 'change_price', 'fix_end')
  ),
  -- waiting: for the person, who has to answer the bank.
  state text not null check (state in ('started', 'waiting', 'done', 'failed')),
  input jsonb not null,
  claimed_until timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (account_id, id)
);

-- One at a time for each person.
create unique index payment_operations_started on payment_operations (account_id) where state = 'started';
create index payment_operations_open on payment_operations (claimed_until) where state = 'started';

create table discount_codes (
  id uuid primary key,
  -- In capital letters.
  code text not null unique check (code = upper(code) and code <> ''),
  percent_off integer not null check (percent_off between 1 and 100),
  lasts text not null check (lasts in ('once', 'months', 'forever')),
  months integer check (months > 0),
  trial_days integer not null default 0 check (trial_days >= 0),
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  -- Payments under way count until they fail.
  uses integer not null default 0 check (uses >= 0),
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((lasts = 'months') = (months is not null))
);

-- Each person once. `used_at` is empty while the payment is under way; a failed one leaves no row.
create table discount_redemptions (
  account_id uuid not null references accounts,
  code_id uuid not null references discount_codes,
  operation_id uuid not null,
  used_at timestamptz,
  primary key (account_id, code_id)
);

-- Paid invoices. Kept when the account is gone, as the law asks; account_id is then empty.
create table receipts (
  account_id uuid,
  id text not null,
  provider_id text not null,
  amount_cents integer not null,
  percent_off integer,
  card_brand text,
  card_last4 text,
  paid_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  refunded_at timestamptz,
  unique (account_id, id)
);

-- Letters that a date brings about, each sent once.
create table subscription_notices (
  account_id uuid not null references accounts,
  kind text not null,
  about text not null,
  sent_at timestamptz not null,
  primary key (account_id, kind, about)
);

-- Events of the payment provider that were taken in.
create table payment_events (
  id text primary key,
  received_at timestamptz not null
);

create index payment_events_by_time on payment_events (received_at);

-- The sandbox's payment provider: one document a customer. Cards are kept as brand and last four digits.
create table sandbox_customers (
  id text primary key,
  account_id uuid not null unique references accounts,
  ledger jsonb not null
);

create table sandbox_cards (
  id text primary key,
  brand text not null,
  last4 text not null,
  outcome text not null,
  created_at timestamptz not null
);
