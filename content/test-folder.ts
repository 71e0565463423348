import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Manifest } from './film-schema.ts';
import { contentVersion, fileHash, scriptHash } from './hashes.ts';
import { descriptionOf, linesToFilm } from './lines.ts';
import { exerciseFile, formerFile, safeStill } from './names.ts';
import { exerciseSchema, formerSchema } from './schema.ts';
import { readTexts } from './texts.ts';
import { writeToFilm } from './to-film.ts';

const here = import.meta.dirname;

/**
 * For tests: copies the real texts to a new temporary folder with a small placeholder for every film, so that a test
 * needs no studio and can change anything. Returns the folder; the caller may remove it.
 * @param former exercises that are still played in an edition before
 */
export function makeTestFolder(former: readonly number[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(here, folder, {
    recursive: true,
    filter: (path) => path === here || /(exercises|\.yaml)$/.test(path),
  });
  if (former.length > 0) mkdirSync(join(folder, 'former'));
  for (const id of former) writeFormer(folder, id);
  dropUncited(folder);
  fillMedia(folder);
  return folder;
}

/** An exercise as it could have been before: one state, another claim and another title. */
function writeFormer(folder: string, id: number): void {
  const written = exerciseSchema.parse(parse(readFileSync(join(folder, exerciseFile(id)), 'utf8')));
  const options = written.main.options.map((option) =>
    option.id === 2 ? { ...option, script: `As before: ${option.script}` } : option,
  );
  const main = { ...written.main, options };
  const changed = { title_after: `Exercise ${id} As Before`, visible: descriptionOf(written), main };
  const former = formerSchema.strip().parse({ ...written, ...changed });
  const retired = { exercise_id: id, version: contentVersion(former), title: former.title_after };
  writeFileSync(join(folder, formerFile(id)), stringify(former));
  appendFileSync(join(folder, 'retired.yaml'), stringify([{ ...retired, rewritten: true }]));
}

/** Removes the sources that only the edition before cites, as its last exercise does when it goes. */
function dropUncited(folder: string): void {
  const citing = readdirSync(join(folder, 'exercises')).map((file) => join(folder, 'exercises', file));
  const cited = new Set(
    [...citing, join(folder, 'parts.yaml')].flatMap(
      (file) => readFileSync(file, 'utf8').match(/\b[EM]\d{2,3}\b/g) ?? [],
    ),
  );
  const path = join(folder, 'evidence.yaml');
  const kept = readFileSync(path, 'utf8')
    .split(/^(?=- id: )/m)
    .filter((entry) => !entry.startsWith('- id: ') || cited.has(/^- id: (\w+)/.exec(entry)?.[1] ?? ''));
  writeFileSync(path, kept.join(''));
}

function fillMedia(folder: string): void {
  const read = readTexts(folder);
  if (!read.ok) throw new Error('The texts of the repository have faults: run npm run content check');
  const media = join(folder, 'media');
  mkdirSync(media);
  const put = (name: string) => writeFileSync(join(media, name), `placeholder for ${name}`);
  const manifest: Manifest = {};
  for (const line of linesToFilm(read.texts)) {
    const scene = line.name.split('_')[0];
    const isOther = line.name.endsWith('-other');
    const film = Buffer.from(`placeholder for ${line.name}.mp4`);
    const look = {
      x: 0.4,
      y: 0.6,
      width: 0.3,
      height: 0.2,
      still: `${scene}-look${isOther ? '-other' : ''}.jpg`,
    };
    const isScene = /_1$|_0-other$/.test(line.name);
    manifest[line.name] = {
      scriptHash: scriptHash(line),
      fileHash: fileHash(film),
      seconds: 5,
      bytes: film.byteLength,
      captions: `${line.name}.vtt`,
      poster: `${scene}${isOther ? '-other' : ''}.webp`,
      transcript: line.script,
      ...(isScene ? { look } : {}),
    };
    for (const name of [`${line.name}.mp4`, `${line.name}.vtt`, manifest[line.name]?.poster ?? '']) put(name);
    if (isScene) put(look.still);
    if (line.name.endsWith('_5')) put(safeStill(Number(scene?.slice(2))));
  }
  for (const person of read.texts.people) put(person.avatar);
  writeFileSync(join(media, 'manifest.json'), JSON.stringify(manifest));
  writeToFilm(folder, read.texts, manifest);
}
