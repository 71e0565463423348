-- What a subscription costs from a day on. The price of today is the newest whose day has come.
create table prices (
  id uuid primary key default gen_random_uuid(),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  interval_months integer not null check (interval_months between 1 and 12),
  trial_days integer not null default 0 check (trial_days >= 0),
  valid_from timestamptz not null,
  unique (interval_months, valid_from)
);
