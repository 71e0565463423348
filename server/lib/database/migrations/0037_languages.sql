-- The language of the page that sent a message: the copy and the answer are written in it.
alter table tickets add column language text check (language in ('en', 'es'));

-- The language of invitations, cards and sheets of a facility, for people who have chosen none; null is English.
alter table facilities add column language text check (language in ('en', 'es'));

-- The language in which the questions of a survey were shown.
alter table survey_responses add column language text not null default 'en' check (language in ('en', 'es'));
