import type { Tone } from '../canvas/color.ts';
import type { Build } from './measures.ts';
import type { Garment, LegWear, Shoe } from './outfit.ts';

/** Skin in light and shade, with the lines and the warmth that a face needs. */
export type Skin = Tone & { line: string; blush: string; lip: string };

/** The shape of a head. Factors are 1 for the plain head. */
export type FaceShape = {
  /** Width of the whole head, of the jaw, and of the chin. */
  head: number;
  jaw: number;
  chin: number;
  /** Fullness below the cheek bones, 0 lean to 1 round. */
  cheeks: number;
  /** How deep the lines of age are, 0-1. */
  age: number;
  /** Length and width of the nose. */
  nose: number;
  noseWidth: number;
};

export type Eyes = {
  iris: string;
  /** Lash line; softer than black. */
  lash: string;
  lashes: boolean;
  /** `folded` shows a crease above the eye, `smooth` has none and a gentler inner corner. */
  lid: 'folded' | 'smooth';
  size: number;
};

export type HairStyle =
  | 'bun'
  | 'short-bob'
  | 'side-parted'
  | 'receding'
  | 'balding'
  | 'cropped'
  | 'curly'
  | 'waved'
  | 'ponytail';

export type Look = {
  skin: Skin;
  shape: FaceShape;
  eyes: Eyes;
  brow: { color: string; weight: number };
  hair: { style: HairStyle; tone: Tone; light: string };
  moustache?: Tone;
  glasses?: string;
  earrings?: string;
  hat?: { kind: 'sun' | 'cap'; tone: Tone };
  lipstick?: string;
};

export type Outfit = {
  /** From the skin outwards; a later one covers an earlier one. */
  garments: readonly Garment[];
  legs: LegWear;
  shoes: Shoe;
};

/** A person who can be drawn anywhere, in any pose. */
export type Person = {
  name: string;
  look: Look;
  build: Build;
  outfit: Outfit;
};
