-- Looking first is on unless a person has turned it off. Who has played before keeps the game as they know it.
update accounts set settings = '{"lookFirst": false}' || settings
where exists (select from playthroughs where account_id = accounts.id);
