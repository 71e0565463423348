import { migrate } from '#server/lib/database/migrate.ts';

// A process that migrates a database, for a test to kill.
const [url = '', folder = ''] = process.argv.slice(2);
await migrate(url, folder);
