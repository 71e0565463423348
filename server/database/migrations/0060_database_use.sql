-- What this database is used for, written at its first start: the sandbox's payments and people mean nothing elsewhere.
create table database_use (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('sandbox', 'live')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  named_at timestamptz not null,
  check (mode = 'sandbox' or provider = 'stripe')
);
