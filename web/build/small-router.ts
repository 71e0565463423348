import type { Plugin } from 'vite';

/** What the app never gives to the router, as the router asks for it. */
const neverGiven = /\b(?:init|opts\??)\.instrumentations\b/g;
const pageLinks = /React\$1\.createElement\(PrefetchPageLinks, [^)]*\)/;

/**
 * Leaves out two parts of React Router that only its framework mode and its tracing use: the first page would load 3 kB
 * for nothing. The build fails if a newer version no longer has them as they are written here.
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    enforce: 'pre',
    transform(code, id) {
      if (/react-router\/dist\/\w+\/lib\/router\/router\.js$/.test(id)) return without(code, neverGiven);
      if (/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/.test(id)) return without(code, pageLinks);
      return null;
    },
  };
}

function without(code: string, part: RegExp): { code: string; map: null } {
  const rest = code.replace(part, 'undefined');
  if (rest === code) throw new Error(`React Router no longer has ${part}.`);
  return { code: rest, map: null };
}
