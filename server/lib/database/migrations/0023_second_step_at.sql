-- When the second step of a log in was done in this session, or again later; null without one.
alter table sessions add column second_step_at timestamptz;
