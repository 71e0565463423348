-- In which language the claims of an exercise were. A check that is not valid holds for new rows, and reads no stored one.
alter table saves add column language text not null default 'en';
alter table saves add constraint saves_language_check check (language ~ '^[a-z]{2,3}$') not valid;
alter table reviews add column language text not null default 'en';
alter table reviews add constraint reviews_language_check check (language ~ '^[a-z]{2,3}$') not valid;
alter table study_first_tries add column language text not null default 'en';
alter table study_first_tries add constraint study_first_tries_language_check check (language ~ '^[a-z]{2,3}$') not valid;
