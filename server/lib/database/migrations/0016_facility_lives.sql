-- A closed account gives its seat back at once, not only when it is purged.
update facilities set seats_taken = greatest(seats_taken - closed.members, 0)
from (
  select facility_id, count(*) as members
  from facility_members join accounts on accounts.id = account_id
  where user_type = 'facilityUser' and deletion_requested_at is not null
  group by facility_id
) closed
where closed.facility_id = facilities.id;

-- When the administrators of a trial were reminded of its end. A trial ends 30 days after its first member; those that run
-- now get their end, and 30 days' notice, from the job that announces ends.
alter table facilities add column end_notice_at timestamptz;
