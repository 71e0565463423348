import { tone } from '#studio/canvas/color.ts';
import { cardigan } from '../clothes/knits.ts';
import { shirt } from '../clothes/shirts.ts';
import type { Person } from '../person.ts';

/** A city worker in his forties who mends sidewalks: orange jacket. */
export const cityWorker: Person = {
  name: 'CityWorker',
  look: {
    skin: { ...tone('#b9805a', 0.22), line: '#70462e', blush: '#bb644c', lip: '#8d4c41' },
    shape: { head: 1, jaw: 1.08, chin: 1.08, cheeks: 0.5, age: 0.3, nose: 1.02, noseWidth: 1.12 },
    eyes: { iris: '#3d2a20', lash: '#2b1f1b', lashes: false, lid: 'folded', size: 0.98 },
    brow: { color: '#2f2521', weight: 1.2 },
    hair: { style: 'cropped', tone: tone('#3a2c26', 0.28), light: '#5d4a40' },
  },
  build: { height: 174, shoulders: 41, chest: 38, waist: 37, hips: 35, limbs: 1.12, stoop: 4, belly: 4 },
  outfit: {
    garments: [
      shirt({ tone: tone('#5f7f9a', 0.2), buttons: '#dfe6ea' }),
      cardigan(tone('#e08a35', 0.22), tone('#5f7f9a', 0.2), { band: '#f1d9a0', buttons: '#f1d9a0' }),
    ],
    legs: { tone: tone('#4d5a6b') },
    shoes: { kind: 'laced', tone: tone('#6b5138'), sole: '#3b2f27', laces: '#c9b48f' },
  },
};
