-- Wrong passwords since the last right one, from devices that are not known.
alter table accounts add column wrong_passwords integer not null default 0;

-- Devices that somebody has logged in on: no failure elsewhere keeps them out. Only a keyed hash of the cookie stands here.
create table known_devices (
  account_id uuid not null references accounts,
  device_hash text not null,
  last_seen_at timestamptz not null,
  -- Since the last right one, on this device.
  wrong_passwords integer not null default 0,
  primary key (account_id, device_hash)
);

create index known_devices_by_time on known_devices (last_seen_at);
