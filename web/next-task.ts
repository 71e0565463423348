/**
 * Resolves in a task of its own. What comes after it does not add to one long stretch in which a slow machine answers
 * no touch: the browser draws, and hears taps, between two tasks.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
