import type { Break } from './break.ts';

/** Backups of the embedded database. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A backup has the part of the log that makes it consistent',
    file: 'server/lib/database/backup/back-up.ts',
    find: '  await copyLog(cluster, { first, last }, target);',
    replace: '',
    noticedBy: 'server/lib/database/backup/backup.test.ts',
    title: 'is the database at one moment',
  },
  {
    behavior: 'A backup with a key is encrypted, every file of it',
    file: 'server/lib/database/backup/back-up.ts',
    find: 'await store(source, stored, target.cipher, target)',
    replace: 'await store(source, stored, undefined, target)',
    noticedBy: 'server/lib/database/backup/backup.test.ts',
    title: 'has nothing readable',
  },
  {
    behavior: 'A file of a backup that was changed is not restored',
    file: 'server/lib/database/backup/restore.ts',
    find: 'if (found?.bytes === bytes && found.sha256 === sha256) return;',
    replace: 'if (found) return;',
    noticedBy: 'server/lib/database/backup/backup.test.ts',
    title: 'is named, and nothing is restored',
  },
  {
    behavior: 'A restore leaves a folder with a database alone, and says so',
    file: 'server/lib/database/backup/restore.ts',
    find: '  await rejectDatabase(await readCluster(home));',
    replace: '',
    noticedBy: 'server/lib/database/backup/backup.test.ts',
    title: 'are left alone',
  },
  {
    behavior: 'The list of a backup cannot write outside of the data folder',
    file: 'server/lib/database/backup/manifest.ts',
    find: '(?!\\.{1,2}(\\/|$))',
    replace: '',
    noticedBy: 'server/lib/database/backup/backup.test.ts',
    title: 'paths that lead elsewhere',
  },
  {
    behavior: 'A backup that fails leaves no folder behind',
    file: 'server/lib/database/backup/back-up.ts',
    find: 'if (made) await rm(folder, { recursive: true, force: true });',
    replace: '',
    noticedBy: 'server/lib/database/backup/backup.test.ts',
    title: 'leaves nothing behind',
  },
];
