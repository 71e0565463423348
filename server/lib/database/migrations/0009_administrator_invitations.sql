-- People who may become administrators of a facility by the link that we sent to their address: one invitation for each
-- address, whose link works for 7 days. The hash is null until the email with the link is sent.
create table administrator_invitations (
  id uuid primary key,
  facility_id uuid not null references facilities on delete cascade,
  email text not null check (email <> ''),
  token_hash text unique,
  invited_by uuid references accounts on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index administrator_invitations_by_address on administrator_invitations (facility_id, lower(email));
create index administrator_invitations_by_inviter on administrator_invitations (invited_by) where invited_by is not null;
