-- The server's role and database, run once as the superuser on the primary:
-- psql -v password='...' -f role.sql. The role is no superuser and owns only what it needs.
create role mindyourstep login password :'password';
create database mindyourstep;
\connect mindyourstep
alter schema public owner to mindyourstep;
create schema pgboss authorization mindyourstep;
grant pg_checkpoint to mindyourstep;
grant execute on function pg_switch_wal() to mindyourstep;
