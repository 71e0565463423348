-- When a member skipped the rest of the pictures: they are not asked again, and are in no figure.
alter table facility_forms add column declined_at timestamptz;

-- Answers stay when a facility is deleted, and so does that they were begun, elsewhere.
alter table facility_forms alter column facility_id drop not null;
alter table facility_forms drop constraint facility_forms_facility_id_fkey;
alter table facility_forms add constraint facility_forms_facility_id_fkey
  foreign key (facility_id) references facilities on delete set null;
