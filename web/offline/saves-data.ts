/** The browser's data-saver is on: nothing is loaded that was not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
