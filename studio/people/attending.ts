import type { Performance } from '../scenes/scene.ts';

/** A silent person who always looks at the object that the scene names (`regards`), not at the viewer. */
export function attending(performance: Performance, attention = 1): Performance {
  return { ...performance, attention };
}

/** The same performance with another face, as a scene needs it. @param amount 0-1 */
export function feeling(
  performance: Performance,
  name: Performance['expression']['name'],
  amount = 1,
): Performance {
  return { ...performance, expression: { name, amount } };
}

/** Without gestures: the hands are busy with what the scene gives them. */
export function handsBusy(performance: Performance): Performance {
  return { ...performance, gesture: null };
}
