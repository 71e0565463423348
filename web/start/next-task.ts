/**
 * Resolves in a new task. The browser paints and handles taps between two tasks, so splitting the work keeps a slow
 * machine responsive.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
