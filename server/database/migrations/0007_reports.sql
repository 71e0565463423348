-- Addresses of reports, for ten minutes each. Only the hash of an address is kept.
create table report_links (
  account_id uuid not null,
  token_hash text not null,
  time_zone text not null,
  paper text not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);

create index report_links_by_expiry on report_links (expires_at);
