-- The sandbox's letter box: what would have been sent, as its reader would see it. Empty where SMTP_URL is set.
create table sandbox_letters (
  id uuid primary key,
  account_id uuid,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);

create index sandbox_letters_by_time on sandbox_letters (sent_at);
create index sandbox_letters_by_account on sandbox_letters (account_id);
create index sandbox_letters_by_recipient on sandbox_letters (lower(recipient));
