import { type Outcome, startOutcome } from './attack.ts';
import { exchange, statusesIn } from './raw-connection.ts';

/** The bytes that a range names, or `none`; `any`: not well formed, so that it may be ignored, rejected or guessed. */
const ranges: Record<string, (size: number) => [first: number, last: number] | 'none' | 'any'> = {
  'bytes=0-0': () => [0, 0],
  'bytes=4-10': () => [4, 10],
  'bytes=0-': (size) => [0, size - 1],
  'bytes=-1': (size) => [size - 1, size - 1],
  'bytes=0-99999999999999999999': (size) => [0, size - 1],
  'bytes=99999999999999999999-': () => 'none',
  'bytes=-0': () => 'none',
  'bytes=5-2': () => 'any',
  'bytes=abc': () => 'any',
  'bytes=': () => 'any',
  'bytes=-': () => 'any',
  'bytes=-99999999999999999999': () => 'any',
  'bytes=0x10-0x20': () => 'any',
  'bytes=1e3-2e3': () => 'any',
  'bytes= 0 - 5 ': () => 'any',
  'items=0-5': () => 'any',
  'bytes=0-1,3-4': () => 'any',
  [`bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`]: () => 'any',
  [`bytes=${Array.from({ length: 500 }, (_, start) => `${start}-${start}`).join(',')}`]: () => 'any',
};

/** Ranges of a clip get the bytes that they name and say which; a range that cannot be read gets no others either. */
export async function attackRanges(address: string, clip: string): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  const url = `${address}${clip}`;
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
  for (const [range, expectedOf] of Object.entries(ranges)) {
    const response = await fetch(url, { headers: { range } });
    const body = Buffer.from(await response.arrayBuffer());
    const expected = expectedOf(whole.length);
    const kind = expected === 'any' ? 'ranges that are not well formed' : 'ranges';
    count(kind);
    const received = receivedOf(response, body, whole);
    const isRight =
      expected === 'any'
        ? received !== 'wrong'
        : received === (Array.isArray(expected) ? expected.join('-') : expected);
    if (!isRight) {
      const said = `${response.headers.get('content-range')}, ${body.length} bytes`;
      fault(kind, `${range.slice(0, 60)}, status ${response.status}, ${said}`);
    }
  }
  return outcome;
}

/** The first and last of the bytes that were received, if they are those that the response says. */
function receivedOf({ status, headers }: Response, body: Buffer, whole: Buffer): string {
  if (status === 416) return 'none';
  if (status === 200) return body.equals(whole) ? 'all' : 'wrong';
  const said = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '');
  const [first, last, size] = (said ?? []).slice(1).map(Number);
  if (status !== 206 || first === undefined || last === undefined) return 'wrong';
  const isRight =
    size === whole.length && last < size && body.equals(whole.subarray(first, last + 1)) && body.length > 0;
  return isRight ? `${first}-${last}` : 'wrong';
}

/** The file that is looked for lies in a folder above each of the served ones. */
const target = 'package.json';
const isTarget = (text: string) => text.includes('"devDependencies"');
const levels = [1, 2, 3, 4];

/** How the way out of a folder can be written. */
const ways: Record<string, (prefix: string, level: number) => string> = {
  'as it is': (prefix, level) => `${prefix}${'../'.repeat(level)}${target}`,
  'encoded dots': (prefix, level) => `${prefix}${'%2e%2e/'.repeat(level)}${target}`,
  'one encoded dot': (prefix, level) => `${prefix}${'.%2E/'.repeat(level)}${target}`,
  'an encoded slash': (prefix, level) => `${prefix}${'..%2f'.repeat(level)}${target}`,
  'all encoded': (prefix, level) => `${prefix}${'%2e%2e%2f'.repeat(level)}${target}`,
  'encoded twice': (prefix, level) => `${prefix}${'%252e%252e%252f'.repeat(level)}${target}`,
  'encoded three times': (prefix, level) => `${prefix}${'%25252e%25252e%25252f'.repeat(level)}${target}`,
  'an overlong slash': (prefix, level) => `${prefix}${'..%c0%af'.repeat(level)}${target}`,
  backslashes: (prefix, level) => `${prefix}${'..\\'.repeat(level)}${target}`,
  'encoded backslashes': (prefix, level) => `${prefix}${'..%5c'.repeat(level)}${target}`,
  'a filter that leaves dots': (prefix, level) => `${prefix}${'....//'.repeat(level)}${target}`,
  'a semicolon': (prefix, level) => `${prefix}${'..;/'.repeat(level)}${target}`,
  'a folder first': (prefix, level) => `${prefix}a/..${'/..'.repeat(level)}/${target}`,
  'a NUL before the ending': (prefix, level) => `${prefix}${'..%2f'.repeat(level)}${target}%00.mp4`,
  'a question mark after it': (prefix, level) => `${prefix}${'..%2f'.repeat(level)}${target}%00?v=1`,
  'an absolute address': (prefix, level) => `http://localhost${prefix}${'../'.repeat(level)}${target}`,
  'two slashes first': (prefix, level) => `/${prefix}${'../'.repeat(level)}${target}`,
};

/** Not the way to a file, but what no server should fail at or list. */
const strange: Record<string, readonly string[]> = {
  'a folder': ['', '.', './', '%2e', '..%2f'],
  'an impossible name': ['%00', '%', '%zz', '%ff', 'a'.repeat(5000)],
};

type Files = {
  /** What the addresses of the served folders begin with. */
  prefixes: readonly string[];
  /** A file that is outside of all of them, by its whole path. */
  outside: string;
};

/** Asks for files outside of the served folders, with the address sent as it is: `fetch` would tidy it up before. */
export async function attackFiles(address: string, { prefixes, outside }: Files): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  const attack = async (what: string, path: string) => {
    const head = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    const { text } = await exchange(address, Buffer.from(head, 'latin1'), 10_000);
    count(what);
    const [status = 0] = statusesIn(text);
    const shown = `${path.slice(0, 100)}, status ${status}`;
    if (isTarget(text)) fault(what, `${shown}, the file`);
    else if (status < 400 || status >= 500) fault(what, shown);
  };
  for (const prefix of prefixes) {
    for (const [what, write] of Object.entries(ways)) {
      for (const level of levels) await attack(what, write(prefix, level));
    }
    await attack('a whole path', `${prefix}${outside}`);
    await attack('a whole path, encoded', `${prefix}${encodeURIComponent(outside)}`);
    // The address / is a page, not a folder.
    if (prefix === '/') continue;
    for (const [what, names] of Object.entries(strange)) {
      for (const name of names) await attack(what, `${prefix}${name}`);
    }
  }
  return outcome;
}
