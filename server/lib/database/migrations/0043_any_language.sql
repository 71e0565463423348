-- Which languages there are, the program says: another one needs no migration.
alter table tickets drop constraint tickets_language_check;
alter table tickets add constraint tickets_language_check check (language ~ '^[a-z]{2,3}$');

alter table facilities drop constraint facilities_language_check;
alter table facilities add constraint facilities_language_check check (language ~ '^[a-z]{2,3}$');

alter table survey_responses drop constraint survey_responses_language_check;
alter table survey_responses add constraint survey_responses_language_check check (language ~ '^[a-z]{2,3}$');

alter table study_responses drop constraint study_responses_language_check;
alter table study_responses add constraint study_responses_language_check check (language ~ '^[a-z]{2,3}$');

alter table study_form_answers drop constraint study_form_answers_language_check;
alter table study_form_answers add constraint study_form_answers_language_check check (language ~ '^[a-z]{2,3}$');

alter table facility_form_answers drop constraint facility_form_answers_language_check;
alter table facility_form_answers add constraint facility_form_answers_language_check check (language ~ '^[a-z]{2,3}$');

-- English is never signed or switched: it is always on.
alter table language_signatures drop constraint language_signatures_language_check;
alter table language_signatures add constraint language_signatures_language_check
  check (language ~ '^[a-z]{2,3}$' and language <> 'en');

alter table language_switches drop constraint language_switches_language_check;
alter table language_switches add constraint language_switches_language_check
  check (language ~ '^[a-z]{2,3}$' and language <> 'en');
