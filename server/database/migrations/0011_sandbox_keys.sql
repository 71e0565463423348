-- The key that the sandbox's identity provider signs test tokens with, shared by its processes. Empty elsewhere.
create table sandbox_keys (
  name text primary key,
  private_jwk jsonb not null
);
