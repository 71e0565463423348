import type { Gesture } from '#studio/scenes/scene.ts';
import type { Part } from './director.ts';
import { seeded } from './seeded.ts';

/** The owner of a scene: worried about what she or he shows, warm when asking for advice. */
export const owner: Part = ({ index, question }) => {
  if (question) return { expression: 'warm', gesture: 'both', look: 'viewer' };
  if (index === 0) return { expression: 'neutral', gesture: null, look: 'glance' };
  return { expression: 'concern', gesture: 'present', look: 'object' };
};

const CLAIM_GESTURES: Gesture[] = ['beat', 'both', 'heart', 'beat', 'present'];

/** A person who gives advice: confident, earnest and friendly in turns, whether right or wrong. */
export function claimer(seed: string): Part {
  const first = Math.floor(seeded(`claim ${seed}`)() * CLAIM_GESTURES.length);
  return ({ index }) => ({
    expression: (first + index) % 2 === 0 ? 'neutral' : 'warm',
    gesture: CLAIM_GESTURES[(first + index) % CLAIM_GESTURES.length] ?? 'beat',
    look: index === 0 ? 'glance' : 'viewer',
  });
}

/** The Presenter who directs the player back to the picture and then asks. */
export const prompter: Part = ({ index, question }) => {
  if (question && index > 0) return { expression: 'warm', gesture: 'both', look: 'viewer' };
  return { expression: 'thinking', gesture: 'point', look: 'object' };
};

const COACH_GESTURES: (Gesture | null)[] = ['both', null, 'beat', 'clasp', null, 'beat'];

/** Lines that begin with a wrong answer: nobody smiles at that. */
const AFTER_A_MISS = /^(sorry|why-did)/;

/** The Presenter as a coach who speaks to the viewer. @param clip what he says */
export function coach(clip: string): Part {
  const missed = AFTER_A_MISS.test(clip);
  return ({ index }) => ({
    expression: missed && index === 0 ? 'neutral' : 'warm',
    gesture: COACH_GESTURES[index % COACH_GESTURES.length] ?? null,
    look: 'viewer',
  });
}
