-- An operator has put the account on hold: nobody logs in until it is taken off again.
alter table accounts add column frozen_at timestamptz;
