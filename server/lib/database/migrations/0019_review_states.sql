-- Which state of the scene a review showed; null for reviews before there were two, and where a scene has one.
alter table reviews add column scene_state text check (scene_state in ('scene', 'safe'));
