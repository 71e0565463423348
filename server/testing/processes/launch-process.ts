import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';

// A process that owns a data folder, for a test to kill: it sends the database's address, then waits.
process.on('SIGINT', () => undefined);
try {
  const { url } = await launchPostgres({ dataDir: process.argv[2] ?? '', durable: false });
  process.send?.({ url });
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.send?.({ failure: (error as Error).message }, () => process.exit(1));
}
