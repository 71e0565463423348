import { tone } from '#studio/canvas/color.ts';
import { pullover } from '../clothes/knits.ts';
import type { Person } from '../person.ts';

/** The Presenter: a friendly guide of no given age, in neutral clothes. */
export const presenter: Person = {
  name: 'Presenter',
  look: {
    skin: { ...tone('#d9a27c', 0.2), line: '#95603f', blush: '#cf7358', lip: '#a9564c' },
    shape: { head: 1, jaw: 1.06, chin: 1.15, cheeks: 0.4, age: 0.25, nose: 1.02, noseWidth: 1.08 },
    eyes: { iris: '#4e3521', lash: '#2f211d', lashes: false, lid: 'folded', size: 0.98 },
    brow: { color: '#3a2c28', weight: 1.15 },
    hair: { style: 'cropped', tone: tone('#43332e', 0.3), light: '#6b554c' },
  },
  build: { height: 176, shoulders: 39, chest: 35, waist: 31, hips: 33, limbs: 1.05, stoop: 1 },
  outfit: {
    garments: [pullover(tone('#6f8297', 0.22), tone('#faf5ea', 0.13), '#5f7186')],
    legs: { tone: tone('#4d5360') },
    shoes: { kind: 'low', tone: tone('#4b3a33'), sole: '#2f2522' },
  },
};
