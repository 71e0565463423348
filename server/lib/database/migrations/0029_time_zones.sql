-- The zone of the browser that the person used last: days and hours that a person reads are theirs.
alter table accounts add column time_zone text;
