import { tone } from '#studio/canvas/color.ts';
import { apron } from '../clothes/aprons.ts';
import { blouse } from '../clothes/shirts.ts';
import type { Person } from '../person.ts';

/** Mina, 72: retired music teacher, born in Korea. Short dark-gray hair, green apron, low shoes. */
export const mina: Person = {
  name: 'Mina',
  look: {
    skin: { ...tone('#efc9a4', 0.17), line: '#a56f50', blush: '#dd8468', lip: '#b9605a' },
    shape: { head: 1.03, jaw: 1.0, chin: 0.95, cheeks: 1.1, age: 0.72, nose: 0.9, noseWidth: 1.08 },
    eyes: { iris: '#3a2419', lash: '#33221f', lashes: true, lid: 'smooth', size: 0.96 },
    brow: { color: '#5d5558', weight: 0.8 },
    hair: { style: 'short-bob', tone: { main: '#615f69', shade: '#3f3b49' }, light: '#a9a6b0' },
    lipstick: '#b75a58',
  },
  build: { height: 156, shoulders: 32, chest: 29, waist: 30, hips: 33, limbs: 0.94, stoop: 9, belly: 2 },
  outfit: {
    garments: [
      blouse({ tone: tone('#b9cdb4', 0.2), edge: '#a2b99d' }),
      apron(tone('#5d8f6a', 0.22), '#4a7656'),
    ],
    legs: { tone: tone('#4a4550') },
    shoes: { kind: 'low', tone: tone('#5a3d46'), sole: '#3d2b31' },
  },
};
