// The rule for subjects of commits, for the hook and for the test. Plain JavaScript, because a hook runs in any Node.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const verbs = ['Fix', 'Add', 'Remove', 'Rename', 'Move', 'Use', 'Update', 'Speed up'];
const mostCharacters = 72;

/**
 * @param {string} subject the first line of a commit's message
 * @returns {string | null} what is wrong with it
 */
export function faultOfSubject(subject) {
  // What git itself writes.
  if (/^(Merge|Revert) /.test(subject)) return null;
  if (subject.length > mostCharacters)
    return `has ${subject.length} characters, not at most ${mostCharacters}`;
  if (!verbs.some((verb) => subject.startsWith(`${verb} `))) return `begins with none of ${verbs.join(', ')}`;
  return null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
  const fault = faultOfSubject(subject);
  if (fault !== null) process.stderr.write(`The subject ${fault}: ${subject}\n`);
  process.exitCode = fault === null ? 0 : 1;
}
