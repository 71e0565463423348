-- A hash of whose account it was, so that a new password takes back every failure of the old one.
alter table login_failures add column account text;
create index login_failures_by_account on login_failures (account);
