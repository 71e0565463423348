import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CACHE_DIR } from '../folders.ts';
import { filmedIn } from '../language.ts';
import { VOICE_FILES, voiceFile } from '../setup/voice-files.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { blended, type Model, openModel, readVoice, type Styles } from './model.ts';
import { heardPhones, type Phone, phonesOf } from './phones.ts';
import { english, type Token, type Tongue } from './pronounce.ts';
import { tokenOf } from './sounds.ts';
import { spanish } from './spanish.ts';
import type { Voice } from './voices.ts';
import { readWav, writeWav } from './wav.ts';

/** Tokens as they are heard, with the voice's own silences at both ends. */
export type Spoken = { pcm: Int16Array<ArrayBuffer>; phones: Phone[] };

/** Speaks tokens with a person's voice. */
export type Speaking = (tokens: readonly Token[], voice: Voice) => Promise<Spoken>;

const unitsSchema = z.array(z.number().nonnegative());
const [{ name: MODEL, sha256: MODEL_HASH } = { name: '', sha256: '' }] = VOICE_FILES;

let model: Promise<Model> | undefined;
let lexicon: Lexicon | undefined;
const voices = new Map<string, Styles>();

/** How the language of this process is said, with the pronunciations that `npm run studio setup` has fetched. */
export function theTongue(): Tongue {
  return filmedIn() === 'es' ? spanish() : english(theLexicon());
}

function theLexicon(): Lexicon {
  lexicon ??= readLexicon({ checked: voiceFile('us_gold.json'), unchecked: voiceFile('us_silver.json') });
  return lexicon;
}

function stylesOf({ blend }: Voice): Styles {
  const name = JSON.stringify(blend);
  const known = voices.get(name);
  if (known) return known;
  const parts = Object.entries(blend).map(([voice, share]) => ({
    styles: readVoice(voiceFile(`${voice}.bin`)),
    share,
  }));
  const styles = blended(parts);
  voices.set(name, styles);
  return styles;
}

/** Speaks tokens, or takes them from the cache. The same tokens and voice give the same bytes. */
export async function synthesize(tokens: readonly Token[], voice: Voice): Promise<Spoken> {
  const text = tokens.map(({ sound }) => sound).join('');
  const key = createHash('sha256')
    .update(JSON.stringify([text, voice, MODEL_HASH]))
    .digest('hex');
  const kept = join(CACHE_DIR, 'speech', key.slice(0, 24));
  if (!existsSync(kept)) await keep(kept, tokens, voice);
  const [wav, units] = await Promise.all([
    readFile(join(kept, 'wav')),
    readFile(join(kept, 'units'), 'utf8'),
  ]);
  const pcm = readWav(wav);
  return { pcm, phones: heardPhones(phonesOf(tokens, unitsSchema.parse(JSON.parse(units))), pcm) };
}

/** What the model says, without the cache: the sound and the units of its tokens. */
export async function synthesizeAnew(tokens: readonly Token[], voice: Voice) {
  model ??= openModel(readFileSync(voiceFile(MODEL)));
  const speak = await model;
  const numbers = tokens.map(({ sound }) => tokenOf(sound));
  const { sound, units } = await speak(numbers, stylesOf(voice), voice.speed);
  return {
    pcm: Int16Array.from(sound, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32767)),
    units,
  };
}

async function keep(kept: string, tokens: readonly Token[], voice: Voice): Promise<void> {
  const { pcm, units } = await synthesizeAnew(tokens, voice);
  const work = `${kept}.${process.pid}`;
  try {
    await mkdir(work, { recursive: true });
    await writeFile(join(work, 'wav'), writeWav(pcm));
    await writeFile(join(work, 'units'), JSON.stringify(units));
    // Two workers may speak the same tokens: the first to rename wins, the bytes are the same.
    await rename(work, kept).catch(() => {});
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
