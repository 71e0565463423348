import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Manifest, manifestSchema } from '#content/film-schema.ts';
import { mediaFile } from '#studio/language.ts';

const MANIFEST = 'manifest.json';
const SOURCES = 'made-from.json';
const sourcesSchema = z.record(z.string(), z.string());

/** Clip name -> hash of its sources (see `madeFrom`). */
export type Sources = z.infer<typeof sourcesSchema>;

function readJson<Value>(file: string, schema: z.ZodType<Value>, otherwise: Value): Value {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : otherwise;
}

/** Writes the whole file or nothing, sorted by name: a stopped render leaves a correct list of finished clips. */
function writeJson(file: string, value: Record<string, unknown>): void {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The clips in a media folder; empty if it has no manifest. */
export function readManifest(folder: string): Manifest {
  return readJson(join(folder, mediaFile(MANIFEST)), manifestSchema, {});
}

export function readSources(folder: string): Sources {
  return readJson(join(folder, mediaFile(SOURCES)), sourcesSchema, {});
}

/** Records a finished clip. */
export function enterClip(folder: string, name: string, clip: Manifest[string], source: string): void {
  writeJson(join(folder, mediaFile(MANIFEST)), { ...readManifest(folder), [name]: clip });
  writeJson(join(folder, mediaFile(SOURCES)), { ...readSources(folder), [name]: source });
}
