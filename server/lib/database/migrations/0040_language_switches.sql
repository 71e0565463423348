-- Who has read and signed the texts of a language: two native readers and a clinician, before a live server serves them.
create table language_signatures (
  language text not null check (language = 'es'),
  name text not null check (length(name) between 1 and 120),
  role text not null check (role in ('reader', 'clinician')),
  signed_on date not null,
  recorded_at timestamptz not null,
  primary key (language, name)
);

create table language_switches (
  language text primary key check (language = 'es'),
  is_on boolean not null,
  changed_at timestamptz not null
);
