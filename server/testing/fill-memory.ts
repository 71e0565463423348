// Loaded before the server, for tests: at SIGUSR2 300 MB more are in use, and stay so.
const kept: number[][] = [];
process.on('SIGUSR2', () => {
  while (kept.length < 2) kept.push(new Array<number>(19_000_000).fill(1));
});
