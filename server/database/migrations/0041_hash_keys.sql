-- Keys of the hashes that callers are counted by, shared by every process. Without its row a new key is made.
create table hash_keys (
  name text primary key,
  key text not null
);
