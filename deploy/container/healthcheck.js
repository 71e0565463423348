// Run inside the container by its engine: exits with 0 while the process runs. /readyz is for load balancers.
const port = process.argv[2] ?? '3000';
fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
