-- Reviews of exercises beside the game (decision G141): every one that was sent, once. Its id comes from the device.
create table reviews (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  exercise_id smallint not null,
  selected_option_id smallint not null,
  -- Graded by the server, unless the exercise had changed before the review arrived.
  outcome text not null check (outcome in ('correct', 'incorrect')),
  -- Null if the player did not say.
  sure boolean,
  assisted boolean not null,
  look_first text not null check (look_first in ('hit', 'missed', 'shown', 'notAsked')),
  claim_order text not null check (claim_order in ('filmed', 'swapped')),
  -- By the clock of the person's device if it can be right; `received_at` is by ours.
  reviewed_at timestamptz not null,
  -- The version of the exercise that was played (decision G47).
  content_version text not null,
  received_at timestamptz not null,
  primary key (account_id, id)
);
