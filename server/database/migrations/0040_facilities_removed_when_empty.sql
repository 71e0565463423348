-- A trial that a sign-up founded goes with its last member; what an operator made or changed stays.
alter table facilities add column removed_when_empty boolean not null default false;
-- So far only a sign-up gives a facility an administrator, and only an operator ends its trial.
update facilities set removed_when_empty = true
where status = 'trial' and exists (
  select from facility_members m join accounts a on a.id = m.account_id
  where m.facility_id = facilities.id and a.user_type = 'facilityAdmin'
);
