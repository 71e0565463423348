import { tone } from '#studio/canvas/color.ts';
import { coat, robe } from '../clothes/coats.ts';
import type { Look, Outfit, Person } from '../person.ts';
import { mina } from './mina.ts';
import { joon } from './others.ts';
import { rosa } from './rosa.ts';
import { walter } from './walter.ts';

/** The same person in other clothes. What is not named stays. */
export function dressed(person: Person, outfit: Partial<Outfit>, look: Partial<Look> = {}): Person {
  return { ...person, outfit: { ...person.outfit, ...outfit }, look: { ...person.look, ...look } };
}

const slippers = { kind: 'slipper', tone: tone('#7d6a8a', 0.24), sole: '#4b3f52' } as const;
const pajamas = (main: string) => ({ tone: tone(main, 0.18) });

/** Rosa at night: rose robe over a light nightgown, slippers. */
export const rosaInRobe = dressed(rosa, {
  garments: [robe(tone('#d38aa0', 0.22), tone('#f7ecd9', 0.13), { belt: '#b96f87' })],
  legs: pajamas('#efe3d0'),
  shoes: slippers,
});

const { glasses: _, ...bareFace } = rosa.look;
/** Rosa with her glasses off. */
export const rosaBareFaced: Person = { ...rosa, look: bareFace };

/** Rosa for a walk: mustard coat. */
export const rosaInCoat = dressed(rosa, {
  garments: [coat(tone('#c9973f', 0.24), tone('#b8434a', 0.22), { to: 0.5, buttons: '#7a5523' })],
});

/** Rosa from the garden: sun hat. */
export const rosaInSunHat = dressed(rosa, {}, { hat: { kind: 'sun', tone: tone('#ecd9a6', 0.2) } });

/** Walter in a robe. @param to 1 at the knee, 2 on the floor */
export const walterInRobe = (to = 1.5): Person =>
  dressed(walter, {
    garments: [robe(tone('#a34a44', 0.24), tone('#e6ecef', 0.13), { to, belt: '#7c3431', plaid: '#7d3a44' })],
    legs: pajamas('#8fa3b5'),
    shoes: { kind: 'laced', tone: tone('#4b3a33'), sole: '#d9cfc0', laces: '#e9dfd0' },
  });

/** Mina in her green jacket, to go out. */
export const minaInJacket = dressed(mina, {
  garments: [coat(tone('#4f7d5c', 0.24), tone('#f3ead9', 0.13), { to: 0, buttons: '#2f4f3a' })],
});

/** Joon in a robe, for the shower. */
export const joonInRobe = dressed(joon, {
  garments: [robe(tone('#8fa9bd', 0.2), tone('#f3ead9', 0.13), { to: 1.5, belt: '#6f8ba1' })],
  legs: { tone: joon.look.skin, bare: true },
  shoes: slippers,
});

/** Joon dressed to go out. */
export const joonInCoat = dressed(joon, {
  garments: [coat(tone('#5a6478', 0.24), tone('#dfe4ea', 0.14), { to: 0.5 })],
});
