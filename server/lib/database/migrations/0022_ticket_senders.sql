-- The account that sent a message of the contact page; null for visitors.
alter table tickets add column account_id uuid references accounts;
create index tickets_by_account on tickets (account_id);
