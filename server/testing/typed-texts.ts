import { globSync } from 'node:fs';
import path from 'node:path';

type Text = string | ((params: Record<string, unknown>) => string);
type Said = Text | null | { [key: string]: Said };

/** A text of a typed object in both languages. Its id is the file of the Spanish one and the keys that lead to it. */
export type TypedText = { id: string; en: Text; es: Text };

/** All texts in typed objects, English and Spanish: of the server, at fields and on printed papers. */
export async function typedTexts(): Promise<TypedText[]> {
  const files = globSync('{server,contract,web}/**/*.es.ts').toSorted();
  const texts = files.map(async (file) => {
    const [{ es }, { en }] = await Promise.all([
      import(path.resolve(file)),
      import(path.resolve(file.replace(/\.es\.ts$/, '.en.ts'))),
    ]);
    return textsIn(en, es, file);
  });
  return (await Promise.all(texts)).flat();
}

/** The texts of one object, and of those inside it, with those of the other language. */
function textsIn(en: Said, es: Said, id: string): TypedText[] {
  if (en === null || typeof en === 'string' || typeof en === 'function')
    return en === null ? [] : [{ id, en, es: es as Text }];
  return Object.keys(en).flatMap((key) =>
    textsIn(en[key] ?? null, (es as Record<string, Said>)[key] ?? null, `${id}: ${key}`),
  );
}

/** Params that are numbers: the words around them change with them. */
const isCount = /^(?:count|days|most|free|members|units|minutes|seconds|limit|line|page|of|first|last)$/;

/** What a text says where every count is `count`, and the names of what it puts in. */
export function sayWith(text: Text, count: number): { words: string; names: string[] } {
  if (typeof text === 'string') return { words: text, names: [] };
  const names = new Set<string>();
  const read = (_: object, name: string) => {
    names.add(name);
    return isCount.test(name) ? count : `‹${name}›`;
  };
  const words = text(new Proxy({}, { get: read as () => unknown }));
  return { words, names: [...names].sort() };
}
