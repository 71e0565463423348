import { migrate } from '#server/database/migrate.ts';

// A process of its own that migrates, for a test to kill.
const [url = '', folder = ''] = process.argv.slice(2);
await migrate(url, folder);
