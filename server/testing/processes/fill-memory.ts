// Loaded before the server in tests: SIGUSR2 takes 300 MB more memory and keeps it.
const kept: number[][] = [];
process.on('SIGUSR2', () => {
  while (kept.length < 2) kept.push(new Array<number>(19_000_000).fill(1));
});
