-- Dashes do not count in a discount code that somebody types.
create index discount_codes_without_dashes on discount_codes (translate(code, '-_', ''));
