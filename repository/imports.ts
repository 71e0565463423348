import { readFileSync } from 'node:fs';
import path from 'node:path';

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** What a file imports, types included: a path from the root, or the name of a package. */
export function importsOf(file: string): { specifier: string; target: string | null }[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^;'"]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].map((match) => {
    const specifier = (match[1] ?? match[2] ?? match[3]) as string;
    return { specifier, target: resolved(file, specifier) };
  });
}

/** The imported file as a path from the root, or null for a package. */
function resolved(file: string, specifier: string): string | null {
  const [alias = '', ...rest] = specifier.split('/');
  const start = (aliases[`${alias}/*`] ?? '').replace(/^\.\/|\/\*$/g, '');
  if (alias.startsWith('#')) return path.join(start, ...rest);
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : null;
}

/** The name of the package that is imported, without a path in it. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
