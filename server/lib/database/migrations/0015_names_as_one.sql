-- Text as people see it: one form of each letter, one kind of space, and nothing that is not shown.
create function shown_text(given text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    regexp_replace(
      normalize(given, NFKC),
      '[\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'),
    '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]',
    '', 'g'));

-- What makes two names one. By the rules of Unicode, so that no setting of the database changes it: in capitals a Greek
-- sigma has one form, and an I of a Turkish keyboard is an i.
create function name_key(name text) returns text
  language sql immutable strict parallel safe
  return lower(upper(shown_text(name) collate "und-x-icu") collate "und-x-icu");

-- The same for addresses. Gmail delivers without regard to dots, and has a second domain.
create function address_key(address text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(name_key(address), '\.(?=[^@]*@(gmail|googlemail)\.com$)', '', 'g'),
    '@googlemail\.com$', '@gmail.com');

-- What a name looks like: Cyrillic and Greek letters as the Latin ones beside which nobody tells them apart.
create function look_key(name text) returns text
  language sql immutable strict parallel safe
  return translate(
    name_key(name),
    'авекмнорстухіјѕԁһԛԝαβεζηικμνορτυχ',
    'abekmhopctyxijsdhqwabezhikmnoptyx');

-- A name as it is typed without its accents.
create function plain_key(name text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(normalize(look_key(name), NFD), '[\u0300-\u036F]', '', 'g'), 'łøđħıŧ', 'lodhit');

-- Above 0 for accounts from before this migration whose name or address is now the same as that of an older account. Both
-- stay as they are; operators see them in a list.
alter table accounts
  add column user_name_copy smallint not null default 0,
  add column email_copy smallint not null default 0;

update accounts set user_name_copy = ranked.copy
  from (select id, row_number() over (partition by name_key(user_name) order by created_at, id) - 1 as copy
    from accounts) as ranked
  where ranked.id = accounts.id and ranked.copy > 0;

update accounts set email_copy = ranked.copy
  from (select id, row_number() over (partition by address_key(email) order by created_at, id) - 1 as copy
    from accounts where email is not null) as ranked
  where ranked.id = accounts.id and ranked.copy > 0;

create unique index accounts_by_name_key on accounts (name_key(user_name), user_name_copy);
create unique index accounts_by_address_key on accounts (address_key(email), email_copy);
create index accounts_by_plain_name on accounts (plain_key(user_name));
-- accounts_by_user_name and accounts_by_email stay: processes of the release before search with them meanwhile.

-- What is not shown goes where no other account is meant: mail servers refuse it, and nobody can type it.
update accounts set user_name = shown_text(user_name)
  where user_name <> shown_text(user_name) and shown_text(user_name) <> ''
    and not exists (select from accounts other
      where name_key(other.user_name) = name_key(accounts.user_name) and other.id <> accounts.id);
update accounts set email = shown_text(email)
  where email <> shown_text(email) and shown_text(email) <> ''
    and not exists (select from accounts other
      where address_key(other.email) = address_key(accounts.email) and other.id <> accounts.id);

create index email_changes_by_old_address on email_changes (address_key(old_email));

-- Two units of a facility whose names are now the same are told apart by a number.
update units set name = name || ' (' || ranked.place || ')'
  from (select id, row_number() over (partition by facility_id, name_key(name) order by id) as place from units) as ranked
  where ranked.id = units.id and ranked.place > 1;
drop index units_by_name;
create unique index units_by_name on units (facility_id, name_key(name));
