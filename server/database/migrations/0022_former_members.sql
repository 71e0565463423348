-- Until when the account could play as a facility's user: what was played before is saved also after it left.
alter table accounts add column member_until timestamptz;
