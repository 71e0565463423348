-- Until when the holder of this session may do what only the owner may, after opening a link mailed to the owner.
alter table sessions add column owner_until timestamptz;

-- The session that asked for the link: with confirm_owner the one it proves, with confirm_email the one that goes on.
alter table mailed_links add column session_id uuid;

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('reset', 'confirm_email', 'confirm_deletion', 'confirm_owner', 'restore'));
