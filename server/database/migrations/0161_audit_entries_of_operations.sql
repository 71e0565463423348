-- What goes into the audit log in the transaction that settles an operation, where an operator asked for it.
alter table payment_operations add column audit_entry jsonb;
