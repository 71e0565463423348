-- What a person wishes from the one trusted person who sees their plan: at most three wishes, one of them in own words.
create table helper_wishes (
  account_id uuid primary key references accounts,
  wishes text[] not null,
  own_wish text not null,
  changed_at timestamptz not null
);

-- The links to a plan: at most one of a person is open. An old one is kept for a while, so that its page can say what
-- became of it.
create table helper_links (
  token_hash text primary key,
  account_id uuid not null references accounts,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index helper_links_open_by_account on helper_links (account_id) where ended_at is null;

-- Which emails a person has chosen, when the next weekly one may be sent, and which follow-up of which choice was the
-- last to be sent.
create table reminders (
  account_id uuid primary key references accounts,
  weekly boolean not null,
  follow_ups boolean not null,
  next_weekly_at timestamptz not null,
  asked_choice_at timestamptz,
  asked_after_days smallint,
  changed_at timestamptz not null
);

-- The link in each of these emails that stops them.
create table stop_links (
  token_hash text primary key,
  account_id uuid not null references accounts,
  kind text not null,
  made_at timestamptz not null
);
create index stop_links_by_account on stop_links (account_id);
