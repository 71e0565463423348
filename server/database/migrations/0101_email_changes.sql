-- What the email address was when another one was asked for or took its place: that address is told, and can undo the
-- change until expires_at. Nobody else signs up with it until then.
create table email_changes (
  id uuid primary key,
  account_id uuid not null references accounts,
  old_email text not null,
  -- Only an address that was confirmed is sent a link: another may be somebody else's.
  was_confirmed boolean not null,
  -- Null until the email is written: the token exists only in the email.
  token_hash text unique,
  told_at timestamptz not null,
  expires_at timestamptz not null
);

create index email_changes_by_account on email_changes (account_id);
create index email_changes_by_old_email on email_changes (lower(old_email));
