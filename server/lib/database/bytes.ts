import { customType } from 'drizzle-orm/pg-core';

/** A column that holds the content of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
