import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STUDIO_DIR } from '#studio/folders.ts';
import { filmedIn } from '#studio/language.ts';
import { recordingOf } from '#studio/speech/recorded.ts';
import type { Job } from '../jobs.ts';
import { sceneFile } from '../scene-files.ts';

const IMPORT = /from '(\.\.?\/[^']+|#studio\/[^']+)'/g;

/** A file and everything that it imports, directly or indirectly, within the studio. */
export function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const path = target.startsWith('#studio/')
      ? join(STUDIO_DIR, target.slice('#studio/'.length))
      : join(dirname(file), target);
    withImports(path, known);
  }
  return known;
}

/**
 * SHA-256 (64 hex digits) of everything a clip is made from: its line, its recording, and the source code of the studio
 * and the scene. A clip with an unchanged hash does not have to be rendered again.
 */
export function madeFrom(job: Job): string {
  const files = withImports(join(STUDIO_DIR, 'film', 'film-clip.ts'));
  const scene = job.role === 'coaching' ? null : sceneFile(job.exerciseId);
  if (scene) withImports(scene, files);
  const recording = recordingOf(job.clip);
  const hash = createHash('sha256').update(JSON.stringify([filmedIn(), job]));
  for (const file of [...files].sort()) hash.update(readFileSync(file));
  if (recording) hash.update(readFileSync(recording));
  return hash.digest('hex');
}
