// biome-ignore-all lint/performance/noBarrelFile: it makes the start quicker, as said below
// biome-ignore-all lint/style/noRestrictedImports: the one place that may

// One import of Drizzle for all: its list of exports has 137 kB, which Node.js reads again for every import that names it,
// and that was two fifths of the time of a start.
export {
  and,
  asc,
  DrizzleQueryError,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
