/** A lazily loaded part of the app that could not be fetched: reload once, then say so (decision G122). */

const key = 'reloadedAt';
const onceWithinMs = 60_000;

export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|module script|preload CSS/i.test(
      error.message,
    )
  );
}

export const reloadOnce = {
  isDue: () => Date.now() - Number(sessionStorage.getItem(key) ?? 0) > onceWithinMs,
  reload: () => {
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  },
};
