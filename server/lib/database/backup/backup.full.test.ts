import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backUp } from './back-up.ts';
import { makeKey, readRecipient } from './key.ts';
import { encryptedSuffix } from './stored-file.ts';
import { databaseToBackUp, durable } from './testing/database-to-back-up.ts';

vi.setConfig({ testTimeout: 120_000 });

const { folder, dataDir, source, newFolder, restoring } = await databaseToBackUp();

test('an encrypted backup has nothing readable, and only its key restores it', async () => {
  const keyFile = join(folder, 'key');
  const encrypted = join(folder, 'encrypted');
  await makeKey(keyFile);
  const recipient = await readRecipient(keyFile);
  await source.pool.query(
    "insert into written select number, repeat('so it goes ', 50) from generate_series(1, 100) number",
  );
  await backUp({ dataDir, folder: encrypted, recipient, now: new Date(), durable });
  const names = await readdir(encrypted, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(500);
  for (const { parentPath, name } of files) {
    expect(name.endsWith(encryptedSuffix), name).toBe(true);
    expect((await readFile(join(parentPath, name))).includes('so it goes')).toBe(false);
  }
  await expect(restoring(encrypted)).rejects.toThrow('is encrypted');
  const other = join(folder, 'other-key');
  await makeKey(other);
  await expect(restoring(encrypted, other)).rejects.toThrow('the key is not the one of this backup');
  const to = await newFolder();
  await restoring(encrypted, keyFile, to);
  expect(await readFile(join(to, 'postgres/files/PG_VERSION'), 'utf8')).toBe('18\n');
});
