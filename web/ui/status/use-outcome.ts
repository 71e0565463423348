import { useState } from 'react';

type Told<Outcome> = { outcome: Outcome; key: number };

/**
 * The last outcome of actions that can be repeated. With its key each one has a `Notice` of its own, so that the same
 * words are announced and take the focus again.
 */
export function useOutcome<Outcome>() {
  const [told, setTold] = useState<Told<Outcome> | null>(null);
  const tell = (outcome: Outcome | null) =>
    setTold((before) => (outcome === null ? null : { outcome, key: (before?.key ?? 0) + 1 }));
  return [told, tell] as const;
}
