-- What a save knows of looking first, and of the state of the scene; null for saves before that, and where nobody asked.
alter table saves
  add column look_first text check (look_first in ('hit', 'missed', 'shown', 'notAsked')),
  add column scene_state text check (scene_state in ('scene', 'safe'));
