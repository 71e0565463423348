-- The address of somebody who has an account already: they are asked to join by email, and the administrator who added the
-- address sees the same as with any other. The place waits until they join, or is removed.
alter table facility_members add column asked_email text;
