-- Networks whose calls are refused for a time.
create table blocked_networks (
  network cidr primary key,
  blocked_at timestamptz not null,
  ends_at timestamptz not null
);
