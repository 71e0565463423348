-- What operators did. Rows stay when an account is purged; account_id is then empty.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  verb text not null,
  subject text not null,
  details jsonb not null,
  account_id uuid
);

create index audit_log_by_account on audit_log (account_id);
