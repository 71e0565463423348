import { readFileSync } from 'node:fs';

// Loaded before the server: SIGUSR2 moves its clock by the milliseconds in the file named in its own address.
const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const RealDate = Date;
let offsetMs = 0;
process.on('SIGUSR2', () => {
  offsetMs = Number(readFileSync(file, 'utf8'));
});

globalThis.Date = class extends RealDate {
  constructor(...args: [] | ConstructorParameters<DateConstructor>) {
    if (args.length === 0) super(RealDate.now() + offsetMs);
    else super(...(args as [string]));
  }
  static override now(): number {
    return RealDate.now() + offsetMs;
  }
} as DateConstructor;
