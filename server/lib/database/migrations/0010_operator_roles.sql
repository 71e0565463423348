-- What an operator may do on the web. Those of before do everything, as they did by being the only kind.
alter table accounts add column operator_role text check (operator_role in ('support', 'billing', 'owner'));
update accounts set operator_role = 'owner' where user_type = 'operator';
alter table accounts add constraint accounts_operator_has_role
  check ((user_type = 'operator') = (operator_role is not null));
create index accounts_operators on accounts (id) where operator_role is not null;

-- Why an operator did it, in the operator's words. Emptied with the account that it is about.
alter table audit_log add column reason text;
