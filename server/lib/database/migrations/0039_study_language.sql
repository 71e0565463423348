-- The language in which an instrument of a study was asked; null where a file that was loaded has the words.
alter table study_responses add column language text check (language in ('en', 'es'));

update study_responses set language = 'en' where instrument in ('falls', 'surveys');
