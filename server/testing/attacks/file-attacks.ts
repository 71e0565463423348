import { type Outcome, startOutcome } from './attack.ts';

const ranges = [
  'bytes=0-0',
  'bytes=0-',
  'bytes=-1',
  'bytes=-0',
  'bytes=5-2',
  'bytes=abc',
  'bytes=',
  'bytes=-',
  'bytes=0-99999999999999999999',
  'bytes=99999999999999999999-',
  'bytes=-99999999999999999999',
  'bytes=0x10-0x20',
  'bytes=1e3-2e3',
  'bytes= 0 - 5 ',
  'items=0-5',
  'bytes=0-1,3-4',
  `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`,
  `bytes=${Array.from({ length: 500 }, (_, start) => `${start}-${start}`).join(',')}`,
];

const elsewhere = [
  '../package.json',
  '..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '..\\package.json',
  '%00',
  'manifest.json%00.mp4',
  '.',
  'a'.repeat(5000),
];

/** Ranges of a clip get the part they name, or are rejected: never more than the file, and no other file. */
export async function attackFiles(address: string, clip: string): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  const url = `${address}${clip}`;
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
  for (const range of ranges) {
    const response = await fetch(url, { headers: { range } });
    const body = Buffer.from(await response.arrayBuffer());
    count('ranges');
    const { status } = response;
    const [, start = '', end = ''] =
      /^bytes (\d+)-(\d+)\//.exec(response.headers.get('content-range') ?? '') ?? [];
    const isRight =
      status === 416 ||
      (status === 200 && body.equals(whole)) ||
      (status === 206 && body.equals(whole.subarray(Number(start), Number(end) + 1)));
    if (!isRight) fault('ranges', `${range.slice(0, 60)}: status ${status}, ${body.length} bytes`);
  }
  const part = await fetch(url, { headers: { range: 'bytes=0-0' } });
  if (part.status !== 206) fault('the first byte', `status ${part.status}`);
  for (const name of elsewhere) {
    const response = await fetch(`${address}/files/assets/${name}`, { redirect: 'manual' });
    const text = await response.text();
    count('other files');
    if (response.status < 400 || response.status >= 500 || text.includes('"devDependencies"')) {
      fault('other files', `${name.slice(0, 60)}: status ${response.status}`);
    }
  }
  return outcome;
}
