import type { Plugin } from 'vite';

/** What the app never gives to the router, as the router asks for it: tracing, routes that are found later, and forms. */
const neverGiven = [
  /\b(?:init|opts\??)\.instrumentations\b/g,
  /\binit\.patchRoutesOnNavigation\b/g,
  /(?<=if \()isFogOfWar(?=\) \{)/g,
  /(?:\bopts && opts\.)?\bsubmission && isMutationMethod\([\w.]+\)/g,
];
const pageLinks = /React\$1\.createElement\(PrefetchPageLinks, [^)]*\)/;

/**
 * Leaves out parts of React Router that only its framework mode, its tracing and its forms use: the first page would load
 * 5 kB for nothing. The build fails if a newer version no longer has them as they are written here.
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    enforce: 'pre',
    transform(code, id) {
      if (/react-router\/dist\/\w+\/lib\/router\/router\.js$/.test(id)) return without(code, neverGiven);
      if (/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/.test(id)) return without(code, [pageLinks]);
      return null;
    },
  };
}

function without(code: string, parts: RegExp[]): { code: string; map: null } {
  const rest = parts.reduce((left, part) => {
    const next = left.replace(part, 'undefined');
    if (next === left) throw new Error(`React Router no longer has ${part}.`);
    return next;
  }, code);
  return { code: rest, map: null };
}
