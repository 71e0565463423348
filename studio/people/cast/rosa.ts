import { tone } from '#studio/canvas/color.ts';
import { cardigan } from '../clothes/knits.ts';
import type { Person } from '../person.ts';

const rosaCardigan = cardigan(tone('#c9543f', 0.22), tone('#f6e7cf', 0.12), {
  band: '#b04634',
  buttons: '#f3d9a4',
  neck: '#fff8ea',
});

/** Rosa, 78: retired school-bus driver. Silver bun, bright cardigan, glasses, laced shoes. */
export const rosa: Person = {
  name: 'Rosa',
  look: {
    skin: { ...tone('#eebf9b', 0.18), line: '#a9674c', blush: '#dd7a63', lip: '#bd5f58' },
    shape: { head: 1, jaw: 1.02, chin: 1.02, cheeks: 0.9, age: 0.88, nose: 1, noseWidth: 1.02 },
    eyes: { iris: '#6b4a2f', lash: '#4b332e', lashes: true, lid: 'folded', size: 1 },
    brow: { color: '#a99f98', weight: 0.75 },
    hair: { style: 'bun', tone: { main: '#e3e0e1', shade: '#acaec1' }, light: '#fffaf1' },
    glasses: '#8a2f45',
    earrings: '#f0d9a0',
    lipstick: '#bf5a5c',
  },
  build: { height: 158, shoulders: 33, chest: 31, waist: 33, hips: 36, limbs: 1, stoop: 11, belly: 4 },
  outfit: {
    garments: [rosaCardigan],
    legs: { tone: tone('#46506b') },
    shoes: { kind: 'laced', tone: tone('#8a4a3c'), sole: '#efe6d8', laces: '#fff7ea' },
  },
};
