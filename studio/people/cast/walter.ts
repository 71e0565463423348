import { tone } from '#studio/canvas/color.ts';
import { cablePullover } from '../clothes/knits.ts';
import type { Person } from '../person.ts';

/** Walter, 83: retired mail carrier. Tall, gray mustache, blue pullover. */
export const walter: Person = {
  name: 'Walter',
  look: {
    skin: { ...tone('#9c6846', 0.22), line: '#603a27', blush: '#a04c3c', lip: '#7a3f36' },
    shape: { head: 1.0, jaw: 1.08, chin: 1.15, cheeks: 0.25, age: 1, nose: 1.1, noseWidth: 1.28 },
    eyes: { iris: '#3d2718', lash: '#2b1b17', lashes: false, lid: 'folded', size: 0.95 },
    brow: { color: '#c9c5c2', weight: 1.25 },
    hair: { style: 'receding', tone: { main: '#c4c2c3', shade: '#85838f' }, light: '#efece6' },
    moustache: tone('#c4c1bf', 0.22),
  },
  build: { height: 182, shoulders: 40, chest: 36, waist: 37, hips: 36, limbs: 1.08, stoop: 14, belly: 4 },
  outfit: {
    garments: [cablePullover(tone('#3f6a9c', 0.24), tone('#f4ead6', 0.14), '#33577f')],
    legs: { tone: tone('#5b5148') },
    shoes: { kind: 'laced', tone: tone('#4b3a33'), sole: '#d9cfc0', laces: '#e9dfd0' },
  },
};
