-- Usernames that their owners, or somebody at their device, gave up: for a while nobody else gets them.
create table former_names (
  account_id uuid not null references accounts,
  user_name text not null,
  ends_at timestamptz not null,
  primary key (account_id, user_name)
);
create index former_names_by_name on former_names (name_key(user_name));
