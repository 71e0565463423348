-- A look at results is one event: the member's, with who looked. It stood in the audit log besides.
alter table security_events add column by_account_id uuid references accounts on delete set null;

create index security_events_by_actor on security_events (by_account_id) where by_account_id is not null;

delete from security_events where kind in ('results_seen', 'looked_at_results');

-- The audit log knows who looked; of the network it knows nothing.
insert into security_events (at, kind, account_id, by_account_id, network)
select at, 'results_seen', account_id, accounts.id, ''
from audit_log left join accounts on accounts.id::text = operator
where verb = 'member results' and account_id is not null;

drop index audit_log_looks;
delete from audit_log where verb = 'member results';
