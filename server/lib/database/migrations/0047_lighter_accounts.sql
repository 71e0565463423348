-- Nobody has searched with these since 0015, and each new account wrote to both.
drop index accounts_by_user_name;
drop index accounts_by_email;

-- Each login counts in accounts, so PostgreSQL reads them for its statistics every few minutes, and took all their names
-- apart each time: among 10,000 people a quarter of a second of one processor, in which saves waited. No plan needs it.
alter index accounts_by_words alter column 1 set statistics 0;
