import { z } from 'zod';

export const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : undefined) })
  .trim()
  .min(1, 'must not be empty');
export const fileName = z
  .string()
  .regex(/^[a-z0-9_-]+(\.[a-z]{2})?\.[a-z0-9]+$/, 'must be a file name without a folder');

/** A share of the width or height of a picture. */
export const share = z.number().min(0).max(1);
