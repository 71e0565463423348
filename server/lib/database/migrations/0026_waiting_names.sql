-- The new name of a verified facility waits here until an operator agrees; until then the old one is shown everywhere.
alter table facilities add column waiting_name text;
