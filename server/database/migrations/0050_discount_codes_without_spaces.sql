-- A typed code is read without its spaces: stored ones stand as they are read. One that exists already stays as it is.
update discount_codes spaced
set code = regexp_replace(spaced.code, '\s', '', 'g')
where spaced.code ~ '\s'
  and not exists (
    select from discount_codes other where other.code = regexp_replace(spaced.code, '\s', '', 'g')
  );
