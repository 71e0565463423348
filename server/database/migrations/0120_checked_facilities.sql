-- Until when a one-time password may be used; null once it was.
alter table accounts add column one_time_password_until timestamptz;
update accounts set one_time_password_until = now() + interval '72 hours'
where password_is_one_time and password_hash is not null;

-- Since when it is known who runs a facility. Those that are here have shown results all along.
alter table facilities add column verified_at timestamptz;
update facilities set verified_at = now();

-- An administrator's looks at one member's results are noted once an hour.
create unique index audit_log_looks on audit_log (account_id, operator, date_trunc('hour', at at time zone 'UTC'))
where verb = 'member results';
