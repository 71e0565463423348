import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../faults.ts';
import type { Manifest } from '../film-schema.ts';
import { fileHash, scriptHash } from '../hashes.ts';
import { type Language, SOURCE } from '../languages.ts';
import type { Line } from '../lines.ts';
import { withoutMarks } from '../marks.ts';
import { filmFile } from '../names.ts';

/** Of all films of a language together, in MB: what somebody downloads who keeps the whole game. */
const MOST_MB: Record<Language, number> = { en: 100, es: 126 };

/**
 * Checks that films and captions match their scripts, that the files match the manifest, that each scene has a look box, that
 * there is no film of a deleted line, and that all together are not too large.
 */
export function checkMedia(
  folder: string,
  lines: Line[],
  manifest: Manifest,
  language: Language = SOURCE,
): Fault[] {
  const file = `media/${filmFile('manifest.json', language)}`;
  return faultsOf(folder, lines, manifest, language).map((fault) => ({ ...fault, file }));
}

function faultsOf(folder: string, lines: Line[], manifest: Manifest, language: Language): Fault[] {
  const names = new Set(lines.map((line) => line.name));
  return [
    ...lines.flatMap((line) => checkClip(folder, line, manifest, language)),
    ...staleClips(lines, manifest).map(staleFault),
    ...scenesOf(names)
      .filter(
        (scene) =>
          !Object.entries(manifest).some(
            ([clip, { look }]) => look && clip.startsWith(`${scene}_`) && !isOfOtherState(clip),
          ),
      )
      .map((scene) => at(scene, 'no clip of this exercise has a look box')),
    ...lines
      .filter(({ name }) => name.endsWith('_0-other') && manifest[name] && !manifest[name].look)
      .map(({ name }) => at(name, 'the picture of this state has no look box')),
    ...Object.keys(manifest)
      .filter((clip) => !names.has(clip))
      .map((clip) => at(clip, 'there is no such line in the content')),
    ...checkSize(manifest, MOST_MB[language]),
  ];
}

/** The names of the clips whose script has changed since they were filmed. */
export function staleClips(lines: Line[], manifest: Manifest): string[] {
  return lines
    .filter((line) => {
      const clip = manifest[line.name];
      return clip && clip.scriptHash !== scriptHash(line);
    })
    .map(({ name }) => name);
}

function checkSize(manifest: Manifest, most: number): Fault[] {
  const mb = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  return mb > most ? [at('', `the films have ${mb.toFixed(1)} MB together; at most ${most}`)] : [];
}

function isOfOtherState(clip: string): boolean {
  return clip.endsWith('-other');
}

function staleFault(clip: string): Fault {
  return at(`${clip}.scriptHash`, 'the script has changed since it was filmed: render this clip again');
}

/** ex01_1, ex01_2, final -> ex01 */
function scenesOf(clips: Set<string>): string[] {
  return [...new Set([...clips].flatMap((clip) => /^ex\d+(?=_)/.exec(clip) ?? []))];
}

function checkClip(folder: string, line: Line, manifest: Manifest, language: Language): Fault[] {
  const clip = manifest[line.name];
  if (!clip) return [];
  const film = readFileSync(join(folder, 'media', filmFile(`${line.name}.mp4`, language)));
  const faults: Fault[] = [];
  if (clip.fileHash !== fileHash(film)) {
    faults.push(at(`${line.name}.fileHash`, 'the film is not the one the manifest describes'));
  }
  if (clip.bytes !== film.byteLength) {
    faults.push(at(`${line.name}.bytes`, `the film has ${film.byteLength} bytes, not ${clip.bytes}`));
  }
  const captions = readFileSync(join(folder, 'media', clip.captions), 'utf8');
  if (clip.scriptHash === scriptHash(line) && spokenWords(captions) !== wordsOf(line)) {
    faults.push(at(`${line.name}.captions`, `${clip.captions} does not say the words of the script`));
  }
  return faults;
}

const wordsOf = ({ script }: Line) => withoutMarks(script).split(/\s+/).filter(Boolean).join(' ');

/** What somebody says in a WebVTT file; what is heard besides has no speaker. */
function spokenWords(captions: string): string {
  const said = [...captions.matchAll(/^<v [^>]*>([^<]*)<\/v>$/gm)].map(([, words = '']) => words).join(' ');
  const plain = said.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return plain.split(/\s+/).filter(Boolean).join(' ');
}

function at(field: string, reason: string): Fault {
  return { file: 'media/manifest.json', field, reason };
}
