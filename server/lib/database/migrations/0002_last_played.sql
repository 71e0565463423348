-- When the person last played each game, for a facility's list of members: without it the list would read every save.
alter table playthroughs add column last_played_at timestamptz;

-- By arrival: attempts of an earlier day that arrived late count from the day they came.
update playthroughs
set last_played_at = played.at
from (select account_id, playthrough_id, max(received_at) as at from saves group by account_id, playthrough_id) as played
where played.account_id = playthroughs.account_id and played.playthrough_id = playthroughs.id;
