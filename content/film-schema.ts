import { z } from 'zod';
import { fileName, share, text } from './fields.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');

const shares = { x: share, y: share, width: share, height: share };
const isInside = (box: { x: number; y: number; width: number; height: number }) =>
  box.x + box.width <= 1 && box.y + box.height <= 1;

/**
 * Where the hazard or signal is in a still of it. A still may be a close picture: `whole` is then its position in the
 * whole scene, where the places of the exercise are measured.
 */
export const lookSchema = z
  .strictObject({
    ...shares,
    still: fileName,
    whole: z.strictObject(shares).refine(isInside, 'reaches out of the picture').optional(),
  })
  .refine(isInside, 'reaches out of the picture');

/** media/manifest.json, written by the studio: clip name (without .mp4) -> what was filmed. */
export const manifestSchema = z.record(
  z.string(),
  z.strictObject({
    /** `scriptHash` of the line that was spoken. */
    scriptHash: sha256,
    /** SHA-256 of the .mp4. */
    fileHash: sha256,
    seconds: z.number().positive(),
    bytes: z.int().positive(),
    captions: fileName,
    poster: fileName,
    /** What sounds (in brackets), what is said, and what the picture shows, unless it is said. */
    transcript: z.strictObject({ sounds: z.array(text), words: text, picture: text.nullable() }),
    look: lookSchema.optional(),
  }),
);

export type Look = z.infer<typeof lookSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Clip = Manifest[string];
