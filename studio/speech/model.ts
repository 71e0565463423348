import { readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Samples that one unit of a sound's duration stands for: 25 ms. */
export const UNIT = 600;

/** The graph's value that holds how many units each token lasts, before the sound is made of it. */
const DURATIONS = '/encoder/Clip_output_0';

/** A style is a row of this many numbers; a voice has one for each length of a text in tokens. */
const STYLE = 256;

/** The longest text, in tokens, that the model speaks at once. */
export const LONGEST = 500;

/**
 * An ONNX file is a protobuf message, and protobuf merges an embedded message that comes a second time with the first.
 * So a graph with nothing but one more output, put behind the file, makes that value an output of the model.
 */
function withOutput(model: Uint8Array, name: string): Buffer {
  const field = (number: number, body: Buffer) =>
    Buffer.concat([Buffer.from([(number << 3) | 2, body.length]), body]);
  return Buffer.concat([model, field(7, field(12, field(1, Buffer.from(name))))]);
}

/** Numbers that a voice consists of, as `readVoice` gives them. */
export type Styles = Float32Array;

/** The sound of a text, -1 to 1, and the units of each of its tokens with the silences before and after. */
export type Uttered = { sound: Float32Array; units: number[] };

/** Speaks tokens, without the two zeros around them, in one process: the same tokens give the same sound. */
export type Model = (tokens: number[], voice: Styles, speed: number) => Promise<Uttered>;

/** Opens the model of an ONNX file's bytes. One thread: more would add up in another order, and round differently. */
export async function openModel(bytes: Uint8Array): Promise<Model> {
  const session = await InferenceSession.create(withOutput(bytes, DURATIONS), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  });
  return async (tokens, voice, speed) => {
    if (tokens.length > LONGEST) throw new Error(`${tokens.length} sounds are too long for one breath`);
    const row = Math.min(tokens.length, voice.length / STYLE) - 1;
    const { audio, [DURATIONS]: durations } = await session.run({
      tokens: new Tensor('int64', BigInt64Array.from([0, ...tokens, 0].map(BigInt)), [1, tokens.length + 2]),
      style: new Tensor('float32', voice.slice(row * STYLE, (row + 1) * STYLE), [1, STYLE]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    });
    return {
      sound: audio?.data as Float32Array,
      units: Array.from(durations?.data as Float32Array | BigInt64Array, Number),
    };
  };
}

/** The styles of a voice's file. */
export function readVoice(file: string): Styles {
  const bytes = readFileSync(file);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** A person between several voices. @param parts each with its share */
export function blended(parts: readonly { styles: Styles; share: number }[]): Styles {
  const [first] = parts;
  if (!first) throw new Error('a voice is blended from one other at least');
  return first.styles.map((_, index) =>
    parts.reduce((sum, { styles, share }) => sum + share * (styles[index] ?? 0), 0),
  );
}
