-- What people write to us on the contact page. `operation` makes a retried send the same ticket.
create table tickets (
  id uuid primary key,
  operation uuid unique,
  name text not null,
  email text not null,
  issue text not null,
  received_at timestamptz not null,
  closed_at timestamptz
);

create index tickets_by_email on tickets (lower(email));
