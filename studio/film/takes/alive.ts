import type { Performance } from '#studio/scenes/scene.ts';
import { SILENT } from '#studio/speech/visemes.ts';
import { eased } from '../frames.ts';
import { drift, seeded } from './seeded.ts';

const CLOSE = 0.07;
const SHUT = 0.05;
const OPEN = 0.13;

/** How far eyes are closed around a blink that begins at 0. */
function lid(since: number): number {
  if (since < 0) return 0;
  if (since < CLOSE) return since / CLOSE;
  if (since < CLOSE + SHUT) return 1;
  return Math.max(0, 1 - (since - CLOSE - SHUT) / OPEN);
}

/** A blink comes up to so much later or earlier, in seconds, to fall into a pause, but not so soon after another. */
const MOVED = { later: 1.1, apart: 1 };

/** When somebody blinks, in seconds: every 2.4 to 4.8 s, and where a pause of a speaker begins. */
function blinkTimes(random: () => number, seconds: number, pauses: readonly number[]): number[] {
  const times: number[] = [];
  for (let at = 0.9 + random() * 1.8; at < seconds; at += 2.4 + random() * 2.4) {
    const [last, regular] = [times.at(-1) ?? -MOVED.apart, at];
    at = pauses.find((pause) => pause > last + MOVED.apart && pause < regular + MOVED.later) ?? regular;
    times.push(at);
  }
  return times;
}

/**
 * A silent person: blinks, breathing, small movements, and an occasional look at the object of interest.
 * @param seed gives everybody movements of their own, the same in every render
 * @param seconds the length of the clip
 * @param pauses when somebody who speaks pauses
 */
export function alive(
  seed: string,
  seconds: number,
  pauses: readonly number[] = [],
): (at: number) => Performance {
  // How many blinks there are depends on the clip: drawn apart, they leave all else the same in every clip of a person.
  const blinks = blinkTimes(seeded(`${seed} blink`), seconds, pauses);
  const random = seeded(seed);
  const [head, lean] = [drift(random), drift(random)];
  const breathing = { period: 3.6 + random() * 0.8, phase: random() * 2 * Math.PI };
  const glance = { at: 1 + random() * 2, every: 5 + random() * 2, length: 2.2 };

  return (at) => {
    const sinceGlance = (at - glance.at) % glance.every;
    const looks = eased(sinceGlance / 0.5) * (1 - eased((sinceGlance - glance.length) / 0.5));
    return {
      mouth: SILENT,
      blink: Math.max(0, ...blinks.map((blink) => lid(at - blink))),
      attention: looks,
      expression: { name: 'neutral', amount: 1 },
      gesture: null,
      breath: Math.sin((2 * Math.PI * at) / breathing.period + breathing.phase),
      nod: 0.12 * head(at),
      tilt: 0.2 * lean(at),
      brow: 0,
    };
  };
}
