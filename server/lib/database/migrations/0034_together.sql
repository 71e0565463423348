-- Rooms in which somebody plays with others, for four hours: deleted at their end, with every name in them.
create table together_rooms (
  id uuid primary key,
  kind text not null check (kind in ('home', 'facility')),
  account_id uuid not null references accounts,
  facility_id uuid references facilities on delete cascade,
  leader_name text not null,
  link_hash text not null unique,
  letters_hash text unique,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  is_door_open boolean not null default true,
  version integer not null default 1,
  scene jsonb,
  unique (account_id, kind)
);
create index together_rooms_by_end on together_rooms (ends_at);
create index together_rooms_by_facility on together_rooms (facility_id);

-- The screens in a room. Whoever is out keeps a row without a name, so that the screen can be told why.
create table together_seats (
  id uuid primary key,
  room_id uuid not null references together_rooms on delete cascade,
  token_hash text not null unique,
  role text not null check (role in ('player', 'aide', 'guest')),
  session_id uuid,
  name text,
  entered_at timestamptz not null default clock_timestamp(),
  is_here boolean not null default false,
  connection uuid,
  seen_at timestamptz not null default clock_timestamp(),
  round integer,
  choice smallint,
  point_x real,
  point_y real,
  pointed_at timestamptz,
  out_because text check (out_because in ('room_removed', 'room_led_elsewhere'))
);
create index together_seats_by_room on together_seats (room_id);
create index together_seats_here on together_seats (seen_at) where is_here;

-- How many residents raised a hand before one screen: no names, and nobody's answer.
create table hand_counts (
  room_id uuid not null,
  round integer not null,
  facility_id uuid not null references facilities on delete cascade,
  exercise_id smallint not null,
  content_version text not null,
  state text not null,
  hands smallint not null,
  right_hands smallint not null,
  counted_at timestamptz not null,
  primary key (room_id, round)
);
create index hand_counts_by_facility on hand_counts (facility_id, counted_at);
