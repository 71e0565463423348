import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../deploy');

/**
 * A file of `deploy/` with its `${NAME}` filled in, as envsubst does it.
 * @throws Error when a value is missing
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(folder, file), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/${file} needs a value for ${name}.`);
    return value;
  });
}
