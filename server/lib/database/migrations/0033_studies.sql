-- Studies with consent. The first one is what was the only one: open to everybody who agrees, without a code from a list.
create table studies (
  id text primary key,
  name text not null,
  ethics_reference text not null,
  contact_name text not null,
  contact_email text,
  starts_on date not null,
  ends_on date,
  -- Who gets which arm: nobody has one, the trial's list says it, or permuted blocks do.
  allocation text not null check (allocation in ('open', 'list', 'blocks')),
  arms jsonb not null,
  block_sizes smallint[] not null,
  -- Of the permuted blocks. Nobody is shown it.
  seed text not null,
  allocated integer not null default 0,
  instruments jsonb not null,
  collects text[] not null,
  created_at timestamptz not null
);

-- Every version of the text that people agree to.
create table study_texts (
  study_id text not null references studies,
  version text not null,
  text text not null,
  made_at timestamptz not null,
  primary key (study_id, version)
);

-- Codes of a trial's own list, each for one person.
create table study_codes (
  code text primary key,
  study_id text not null references studies,
  arm text,
  used_at timestamptz
);
create index study_codes_by_study on study_codes (study_id);

-- How many people left with all that was collected, or closed their account: counts alone.
create table study_departures (
  study_id text not null references studies,
  arm text not null,
  people integer not null,
  primary key (study_id, arm)
);

insert into studies values ('first', 'Help researchers', '', 'Mind Your Step', null, '2022-01-01', null, 'open', '[]', '{}',
  '', 0, '[]', '{firstTries,reviews,plans}', '2022-01-01T00:00:00Z');
insert into study_texts values ('first', '1', 'Researchers want to know what helps people notice hazards, and for how long. If you take part, they get your first tries, what you looked at again, how sure you were, and what became of your plan.

They do not get your name, your address, your facility or your own words. In place of dates they see how many days went by. Still, someone who knows your answers well could guess which rows are yours.

Taking part is your choice, and you must be 18 or older. You can stop at any time. Then nothing of yours is in the next file for researchers.', '2022-01-01T00:00:00Z');

-- Somebody who joins without a code gets one by chance, also from a release before this one.
create function study_code() returns text language sql volatile
  return upper(substr(md5(gen_random_uuid()::text), 1, 12));

-- Who has stopped stands in `past_study_consents` alone, as proof for earlier exports.
insert into past_study_consents select account_id, version, agreed_at, left_at from study_consents
  where left_at is not null on conflict do nothing;
delete from study_consents where left_at is not null;

alter table study_consents
  add column study_id text not null default 'first' references studies,
  add column code text not null default study_code(),
  add column arm text,
  add column signed_name text,
  add column signed_on date,
  -- When somebody who waits may begin to play.
  add column opens_at timestamptz;
create unique index study_consents_by_code on study_consents (code);
create index study_consents_by_study on study_consents (study_id);

alter table past_study_consents
  add column study_id text not null default 'first' references studies,
  add column signed_name text,
  add column signed_on date;

-- Codes take the place of pseudonyms.
drop table study_key;

-- Reads the exports of studies and nothing else.
alter table accounts drop constraint accounts_operator_role_check;
alter table accounts add constraint accounts_operator_role_check
  check (operator_role in ('researcher', 'support', 'billing', 'owner'));
