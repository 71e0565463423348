-- Periods are counted from here: 31 January, 28 February, 31 March. Filled when the provider is read next.
alter table subscriptions add column anchor_at timestamptz;
