import * as z from 'zod/mini';

/** A path within a backup: no part of it leads out of its folder. */
const path = z.string().check(z.regex(/^(password|files(\/(?!\.{1,2}(\/|$))[\w.-]+)*)$/));

/** What a backup consists of. It is written last: a backup without it is not complete. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The major version of the PostgreSQL whose files these are. */
  postgres: z.string(),
  folders: z.array(path),
  files: z.array(z.object({ path, bytes: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';

export function totalBytes({ files }: Manifest): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
