-- Addresses are compared by address_key everywhere: what lower() makes of a letter depends on the settings of the
-- database, and on a Turkish one INFO@example.org and info@example.org were two. Of two invitations that are one now, the
-- one that works longer stays: it may have been invited first and sent again.
delete from administrator_invitations earlier using administrator_invitations later
  where later.facility_id = earlier.facility_id and address_key(later.email) = address_key(earlier.email)
    and (later.expires_at, later.invited_at, later.id) > (earlier.expires_at, earlier.invited_at, earlier.id);
create unique index administrator_invitations_by_address_key
  on administrator_invitations (facility_id, address_key(email));
drop index administrator_invitations_by_address;

create index tickets_by_address on tickets (address_key(email));
drop index tickets_by_email;
create index feedback_by_address on feedback (address_key(email));
create index sandbox_emails_by_address on sandbox_emails (address_key(recipient));
drop index sandbox_emails_by_recipient;
-- email_changes_by_old_address took its place.
drop index email_changes_by_old_email;
