-- The wards or houses of a facility. Its administrator names them and puts members into them.
create table units (
  id uuid primary key,
  facility_id uuid not null references facilities on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  unique (facility_id, id)
);
create unique index units_by_name on units (facility_id, lower(name));

-- A member is in a unit of the own facility or in none: removing a unit keeps its members.
alter table facility_members
  add column unit_id uuid,
  add foreign key (facility_id, unit_id) references units (facility_id, id) on delete set null (unit_id);
create index facility_members_by_unit on facility_members (unit_id) where unit_id is not null;

-- The price that the operator agreed with the facility, in words: invoices are written elsewhere.
alter table facilities add column terms text;
