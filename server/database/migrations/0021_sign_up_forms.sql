-- The key of the form that made an account: the form sent again is answered with that account.
alter table accounts add column sign_up_form uuid;

-- Which discount code a form has taken already.
create index payment_operations_by_form on payment_operations (form) where form is not null;
