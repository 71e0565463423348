-- The login whose save began this game without naming it: its next saves belong to the same game.
alter table playthroughs add column begun_by uuid;
