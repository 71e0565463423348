-- Who came in, who tried, and what was changed of how an account is opened: kept for 90 days. Tries at names that
-- nobody has belong to no account.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  account_id uuid,
  network text not null,
  device text,
  detail text
);

create index security_events_by_account on security_events (account_id, kind, at);
create index security_events_by_time on security_events (at);
