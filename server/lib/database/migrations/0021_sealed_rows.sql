-- A facility's administrator may have used a password that they gave. What the person wrote before stays closed until they
-- show who they are by something that the facility does not have: then this is set.
alter table accounts add column proved_at timestamptz;
-- The hash of the last password that was the person's own before the facility gave one.
alter table accounts add column former_password_hash text;
