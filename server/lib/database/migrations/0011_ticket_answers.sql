-- What our support answered to a message of the contact page. The email is rendered from the row when it is sent.
create table ticket_answers (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  idempotency_key uuid not null unique,
  answer text not null,
  answered_at timestamptz not null
);

create index ticket_answers_by_ticket on ticket_answers (ticket_id, answered_at);

-- Lists of the operator's page, which are read a page at a time.
create index tickets_by_receipt on tickets (received_at);
create index feedback_by_receipt on feedback (received_at);
create index audit_log_by_command on audit_log (command, id);
