-- An address of a report ends with the session that asked for it. Those without one are at most ten minutes old.
delete from report_links;

alter table report_links add column session_id uuid not null;
