import { expect, test } from 'vitest';
import { blended, openModel } from './model.ts';

/** A message of protobuf: fields with numbers, texts and messages. */
function message(...fields: [number, number | string | Buffer][]): Buffer {
  return Buffer.concat(
    fields.flatMap(([field, value]) => {
      if (typeof value === 'number') return [Buffer.from([field << 3, value])];
      const body = Buffer.from(value);
      return [Buffer.from([(field << 3) | 2, body.length]), body];
    }),
  );
}

const [INT64, FLOAT] = [7, 1];
const tensor = (name: string, type: number, ...sizes: (number | string)[]) => {
  const shape = sizes.map((size): [number, Buffer] => [
    1,
    typeof size === 'string' ? message([2, size]) : Buffer.from([8, 0x80 | (size & 0x7f), size >> 7]),
  ]);
  return message([1, name], [2, message([1, message([1, type], [2, message(...shape)])])]);
};
/** A whole number as a setting of a node; the last bytes say that it is one. */
const attribute = (name: string, value: number): [number, Buffer] => [
  5,
  Buffer.concat([message([1, name], [3, value]), Buffer.from([0xa0, 0x01, 2])]),
];
const node = (operation: string, inputs: string[], output: string, to?: number) =>
  message(
    ...inputs.map((input): [number, string] => [1, input]),
    [2, output],
    [4, operation],
    ...(to === undefined ? [] : [attribute('to', to)]),
  );

/** Like the voice: tokens, a style and a speed become sound, and how long each token lasts is a value within. */
const tiny = Buffer.concat([
  message([1, 8]),
  (() => {
    const graph = message(
      [1, node('Cast', ['tokens'], '/encoder/Clip_output_0', FLOAT)],
      [1, node('Mul', ['/encoder/Clip_output_0', 'speed'], 'scaled')],
      [1, node('ReduceMean', ['style'], 'mean')],
      [1, node('Add', ['scaled', 'mean'], 'audio')],
      [2, 'tiny'],
      [11, tensor('tokens', INT64, 1, 'length')],
      [11, tensor('style', FLOAT, 1, 256)],
      [11, tensor('speed', FLOAT, 1)],
      [12, tensor('audio', FLOAT, 1, 'length')],
    );
    return Buffer.concat([
      Buffer.from([(7 << 3) | 2, 0x80 | (graph.length & 0x7f), graph.length >> 7]),
      graph,
    ]);
  })(),
  message([8, message([2, 17])]),
]);

/** Row n of this voice is n throughout. */
const voice = Float32Array.from({ length: 3 * 256 }, (_, index) => Math.floor(index / 256));

test('the model gives the sound and, as an output of its own, the time of each token', async () => {
  const speak = await openModel(tiny);
  const { sound, units } = await speak([5, 7], voice, 2);
  expect(units).toEqual([0, 5, 7, 0]);
  // Two tokens have the second style, between one zero before and one behind.
  expect([...sound]).toEqual([1, 11, 15, 1]);
});

test('a text longer than the voice has styles for takes the last one, and one too long for the model is refused', async () => {
  const speak = await openModel(tiny);
  expect([...(await speak([0, 0, 0, 0, 0], voice, 1)).sound]).toEqual([2, 2, 2, 2, 2, 2, 2]);
  await expect(speak(Array(501).fill(1), voice, 1)).rejects.toThrow('501 sounds are too long');
});

test('a file that is no model is refused', async () => {
  await expect(openModel(Buffer.from('half a model'))).rejects.toThrow();
});

test('a person between two voices has the share of each', () => {
  const [one, other] = [Float32Array.of(1, 3), Float32Array.of(2, -1)];
  const between = blended([
    { styles: one, share: 0.75 },
    { styles: other, share: 0.25 },
  ]);
  expect([...between]).toEqual([1.25, 2]);
});
