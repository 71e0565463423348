-- The scripts of the last builds of the web app: a page that was open before a release still asks for those of its own.
create table web_builds (
  build text primary key,
  names text[] not null,
  started_at timestamptz not null
);

create table web_files (
  name text primary key,
  content bytea not null
);
