import { tone } from '#studio/canvas/color.ts';
import { cardigan, pullover } from '../clothes/knits.ts';
import { blouse, scrubs, shirt } from '../clothes/shirts.ts';
import type { Build } from '../measures.ts';
import type { Look, Outfit, Person, Skin } from '../person.ts';

const skins = {
  pale: { ...tone('#f3cdb0', 0.17), line: '#b06f57', blush: '#e08a74', lip: '#c26a60' },
  olive: { ...tone('#dfae85', 0.2), line: '#98653f', blush: '#cf7b5b', lip: '#ad5c4e' },
  brown: { ...tone('#a8714a', 0.22), line: '#66402a', blush: '#b45e48', lip: '#86463c' },
  deep: { ...tone('#7a4c33', 0.24), line: '#4a2b1d', blush: '#934a3a', lip: '#6b352e' },
  warm: { ...tone('#edc49d', 0.17), line: '#a26d4c', blush: '#d98165', lip: '#b35f56' },
} satisfies Record<string, Skin>;

const plainFace = { head: 1, jaw: 1.02, chin: 1.05, cheeks: 0.6, age: 0.7, nose: 1, noseWidth: 1.05 };
const softEyes = { iris: '#5a4030', lash: '#3d2c28', lashes: false, lid: 'folded', size: 0.98 } as const;

const woman: Build = { height: 160, shoulders: 33, chest: 31, waist: 30, hips: 34, limbs: 1, stoop: 5 };
const man: Build = { height: 174, shoulders: 39, chest: 35, waist: 34, hips: 34, limbs: 1.08, stoop: 5 };

const shoes = { kind: 'laced', tone: tone('#5b4a44'), sole: '#d9cfc0', laces: '#efe6d8' } as const;

const person = (name: string, look: Look, build: Build, outfit: Outfit): Person => ({
  name,
  look,
  build,
  outfit,
});

/** Joon, 76, Mina's husband: recovering from a stroke, cane and walker. He never speaks. */
export const joon = person(
  'Joon',
  {
    skin: skins.warm,
    shape: { ...plainFace, jaw: 1.05, chin: 1.12, cheeks: 0.45, nose: 0.94, age: 0.85 },
    eyes: { iris: '#3a2419', lash: '#33221f', lashes: false, lid: 'smooth', size: 0.9 },
    brow: { color: '#8d888a', weight: 1 },
    hair: { style: 'side-parted', tone: tone('#b9b8bb', 0.26), light: '#d8d7d9' },
  },
  { ...man, height: 168, shoulders: 37, stoop: 15, belly: 4 },
  {
    garments: [
      shirt({ tone: tone('#dfe4ea', 0.14), buttons: '#a9b2bc' }),
      cardigan(tone('#8a6f57', 0.24), tone('#dfe4ea', 0.14), {
        band: '#75604b',
        buttons: '#4b3b2e',
      }),
    ],
    legs: { tone: tone('#4c5361') },
    shoes,
  },
);

/** Mr. Bell, at the senior lunch: a round, cheerful man in a checked jacket. */
export const mrBell = person(
  'Mr. Bell',
  {
    skin: skins.pale,
    shape: { ...plainFace, jaw: 1.14, chin: 1.2, cheeks: 1.4, age: 0.75, noseWidth: 1.15 },
    eyes: { ...softEyes, iris: '#5b7482' },
    brow: { color: '#b9b2ab', weight: 1.1 },
    hair: { style: 'balding', tone: tone('#cfcac4', 0.24), light: '#e5e1dc' },
  },
  { ...man, height: 172, shoulders: 41, chest: 41, waist: 44, hips: 40, limbs: 1.14, stoop: 8, belly: 11 },
  {
    garments: [pullover(tone('#7d6a8a', 0.22), tone('#f4ead6', 0.14), '#6b5a78')],
    legs: { tone: tone('#5b5148') },
    shoes,
  },
);

/** A resident of the care center: white curls, lilac cardigan. */
export const resident = person(
  'Resident',
  {
    skin: skins.pale,
    shape: { ...plainFace, cheeks: 0.7, age: 1 },
    eyes: { ...softEyes, iris: '#5f7688', lashes: true },
    brow: { color: '#c9c3bd', weight: 0.7 },
    hair: { style: 'curly', tone: tone('#eceae8', 0.2), light: '#ffffff' },
    lipstick: '#bd6461',
  },
  { ...woman, height: 154, shoulders: 31, chest: 29, limbs: 0.9, stoop: 18, belly: 3 },
  {
    garments: [
      cardigan(tone('#9a86b5', 0.22), tone('#f3ead9', 0.13), {
        band: '#8672a3',
        buttons: '#f3ead9',
        neck: '#fff8ea',
      }),
    ],
    legs: { tone: tone('#5e5a6b') },
    shoes,
  },
);

/** Another resident: a woman with dark skin and short silver curls. */
export const residentTwo = person(
  'Resident two',
  {
    skin: skins.deep,
    shape: { ...plainFace, cheeks: 1.2, age: 0.85, noseWidth: 1.2 },
    eyes: { ...softEyes, iris: '#35211a', lashes: true },
    brow: { color: '#8c8480', weight: 0.8 },
    hair: { style: 'curly', tone: tone('#a9a6a6', 0.26), light: '#cfcccc' },
    earrings: '#e6c878',
  },
  { ...woman, height: 160, chest: 36, waist: 39, hips: 42, limbs: 1.14, stoop: 10, belly: 7 },
  {
    garments: [blouse({ tone: tone('#d9a441', 0.22), edge: '#c08f34' })],
    legs: { tone: tone('#4f4a5c') },
    shoes,
  },
);

/** A neighbor in her seventies with waved, sandy hair. */
export const neighbor = person(
  'Neighbor',
  {
    skin: skins.olive,
    shape: { ...plainFace, age: 0.7, cheeks: 0.8 },
    eyes: { ...softEyes, lashes: true },
    brow: { color: '#8f7560', weight: 0.85 },
    hair: { style: 'waved', tone: tone('#c2a27c', 0.24), light: '#dcc3a2' },
    lipstick: '#b5604f',
  },
  { ...woman, height: 162, stoop: 7, belly: 2 },
  {
    garments: [blouse({ tone: tone('#5f8fa3', 0.22), edge: '#4f7b8e' })],
    legs: { tone: tone('#6b5f58') },
    shoes: { kind: 'sock', tone: tone('#e8e1d4', 0.16), sole: '#e8e1d4' },
  },
);

/** A friend who uses oxygen at home. */
export const friend = person(
  'Friend',
  {
    skin: skins.brown,
    shape: { ...plainFace, age: 0.8, cheeks: 0.9, noseWidth: 1.15 },
    eyes: { ...softEyes, iris: '#3d2718', lashes: true },
    brow: { color: '#7d736d', weight: 0.8 },
    hair: { style: 'waved', tone: tone('#8f8a88', 0.26), light: '#b3aeac' },
  },
  { ...woman, height: 161, hips: 37, waist: 34, chest: 34, stoop: 10, belly: 5 },
  {
    garments: [
      cardigan(tone('#4f8a7a', 0.24), tone('#f3e3c8', 0.14), {
        band: '#427566',
        buttons: '#f3e3c8',
        neck: '#fff4de',
      }),
    ],
    legs: { tone: tone('#574f63') },
    shoes,
  },
);

/** A man of eighty. */
export const oldMan = person(
  'Old man',
  {
    skin: skins.olive,
    shape: { ...plainFace, jaw: 1.08, chin: 1.12, age: 1, nose: 1.08 },
    eyes: { ...softEyes },
    brow: { color: '#bdb7b1', weight: 1.2 },
    hair: { style: 'balding', tone: tone('#d5d1cc', 0.24), light: '#e8e5e1' },
    glasses: '#4f5a63',
  },
  { ...man, height: 169, shoulders: 37, chest: 33, stoop: 18, belly: 5 },
  {
    garments: [shirt({ tone: tone('#b9c7a6', 0.2), buttons: '#8b9a78' })],
    legs: { tone: tone('#5f5548') },
    shoes,
  },
);

/** A physical therapist in a blue top. */
export const therapist = person(
  'Therapist',
  {
    skin: skins.brown,
    shape: { ...plainFace, jaw: 0.98, chin: 0.95, cheeks: 0.6, age: 0.1 },
    eyes: { ...softEyes, iris: '#3d2718', lashes: true, size: 1.04 },
    brow: { color: '#2f2320', weight: 1 },
    hair: { style: 'ponytail', tone: tone('#2f2628', 0.3), light: '#5a4a4c' },
    lipstick: '#9a4c44',
  },
  { ...woman, height: 167, shoulders: 35, stoop: 0 },
  {
    garments: [scrubs(tone('#4f86b5', 0.22), '#fffaf0')],
    legs: { tone: tone('#3f4d63') },
    shoes: { kind: 'laced', tone: tone('#e8e4dc', 0.2), sole: '#cfc9be', laces: '#9aa4ab' },
  },
);

/** A nurse in green. */
export const nurse = person(
  'Nurse',
  {
    skin: skins.warm,
    shape: { ...plainFace, jaw: 1.06, chin: 1.1, cheeks: 0.5, age: 0.2 },
    eyes: { ...softEyes },
    brow: { color: '#5a4032', weight: 1.1 },
    hair: { style: 'cropped', tone: tone('#6b4a36', 0.28), light: '#8d6a52' },
  },
  { ...man, height: 175, stoop: 0 },
  {
    garments: [scrubs(tone('#5f9a8c', 0.22), '#fffaf0')],
    legs: { tone: tone('#4d7d72') },
    shoes: { kind: 'laced', tone: tone('#e8e4dc', 0.2), sole: '#cfc9be', laces: '#9aa4ab' },
  },
);

/** A member of staff: aide, cook, shop help. */
export const aide = person(
  'Aide',
  {
    skin: skins.pale,
    shape: { ...plainFace, age: 0.25, jaw: 1, chin: 0.98 },
    eyes: { ...softEyes, iris: '#5f7f6a', lashes: true },
    brow: { color: '#8a5a3c', weight: 0.9 },
    hair: { style: 'bun', tone: tone('#a8683f', 0.26), light: '#c98c60' },
  },
  { ...woman, height: 164, shoulders: 34, stoop: 0 },
  {
    garments: [scrubs(tone('#b5728a', 0.22), '#fffaf0')],
    legs: { tone: tone('#5a4a58') },
    shoes: { kind: 'low', tone: tone('#e8e4dc', 0.2), sole: '#cfc9be' },
  },
);

/** A worker who mends things in the care center. */
export const worker = person(
  'Worker',
  {
    skin: skins.olive,
    shape: { ...plainFace, jaw: 1.08, chin: 1.1, cheeks: 0.6, age: 0.35 },
    eyes: { ...softEyes },
    brow: { color: '#2f2622', weight: 1.2 },
    hair: { style: 'cropped', tone: tone('#33292a', 0.3), light: '#584648' },
  },
  { ...man, height: 173, shoulders: 41, stoop: 0 },
  {
    garments: [shirt({ tone: tone('#cf7a3c', 0.22), buttons: '#9a5526' })],
    legs: { tone: tone('#46566b') },
    shoes: { kind: 'laced', tone: tone('#4b3a33'), sole: '#d9cfc0', laces: '#e9dfd0' },
  },
);
