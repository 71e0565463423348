import { writeFileSync } from 'node:fs';

// Loaded before the server in tests: SIGUSR2 writes to both outputs and then the named file, SIGWINCH throws twice.
process.on('SIGUSR2', () => {
  const noteWritten = () => setTimeout(() => writeFileSync(process.argv[2] ?? '', ''), 50);
  process.stderr.write('error\n', () => process.stdout.write('output\n', noteWritten));
});
process.on('SIGWINCH', () => {
  for (const [message, delayMs] of [
    ['the first', 0],
    ['the second', 10],
  ] as const) {
    setTimeout(() => {
      throw new Error(message);
    }, delayMs);
  }
});
