-- What people tell us. `operation` makes a retried send the same row.
create table feedback (
  id uuid primary key,
  operation uuid unique,
  account_id uuid,
  email text,
  feedback text not null,
  submitted_on timestamptz,
  received_at timestamptz not null
);

create index feedback_by_account on feedback (account_id);

-- Shared by every process; shape as rate-limiter-flexible expects it. Keys are hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on rate_limits (expire);
