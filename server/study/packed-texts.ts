import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Long texts by name in a tenth of their memory, given out as one JSON object, piece by piece. */
export function packedTexts() {
  const pieces = new Map<string, Buffer[]>();
  return {
    add: async (name: string, text: string): Promise<void> => {
      const own = pieces.get(name) ?? [];
      pieces.set(name, own);
      own.push(await pack(text));
    },
    json: async function* (): AsyncGenerator<string> {
      let before = '{';
      for (const [name, own] of pieces) {
        yield `${before}${JSON.stringify(name)}:"`;
        // A piece ends with a whole character, because each was a text of its own.
        for (const piece of own) yield JSON.stringify((await unpack(piece)).toString('utf8')).slice(1, -1);
        before = '",';
      }
      yield before === '{' ? '{}' : '"}';
    },
  };
}
