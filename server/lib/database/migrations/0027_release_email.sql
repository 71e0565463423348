-- The link with which the reader of an address leaves an account that somebody else made.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('reset', 'confirm_email', 'confirm_deletion', 'confirm_owner', 'restore', 'release_email'));
