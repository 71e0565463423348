-- In which language an exercise was played. What is stored was in English films.
alter table saves add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
alter table reviews add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
alter table study_first_tries add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
