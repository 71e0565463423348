-- One response of a person to a survey; answering again replaces it (decision G111). `operations` are the sends
-- already taken in, so that a late retry does not bring an older answer back.
create table survey_responses (
  account_id uuid not null references accounts,
  survey_id text not null,
  operations uuid[] not null,
  submitted_at timestamptz not null,
  primary key (account_id, survey_id)
);

-- Question and answer in words too: they stay true when the survey is rewritten.
create table survey_answers (
  account_id uuid not null,
  survey_id text not null,
  question_id text not null,
  question text not null,
  option_id integer not null,
  answer text not null,
  primary key (account_id, survey_id, question_id),
  foreign key (account_id, survey_id) references survey_responses on delete cascade
);
