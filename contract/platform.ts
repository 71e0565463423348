import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const address = z.string();

/** Names and links of the brand file; an empty link is not shown. */
export const brand = z.object({
  product: z.string(),
  company: z.string(),
  partner: z.object({ name: z.string(), link: address }),
  links: z.object({
    googlePlay: address,
    appleAppStore: address,
    clinicalRehab: address,
    facilitySignUp: address,
    resourceCentre: address,
    clinicalCentre: address,
    askAnExpert: address,
  }),
});

export type Brand = z.output<typeof brand>;

/** Wording that keeps the game safe, the same everywhere: under every page, and whom to call in an emergency. */
const safety = z.object({ footer: z.string(), emergency: z.string() });

/** What the web app needs to know before it can start. Nothing here is secret. */
export const publicConfig = z.object({
  brand,
  safety,
  /** The film that shows how to play, for everybody. */
  introduction: z.object({ video_url: z.string(), captions_url: z.string() }),
  support: z.object({ email: z.string(), phone: z.nullable(z.string()) }),
  sandbox: z.boolean(),
  payments: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.nullable(z.string()),
    /** Where Stripe's browser library is loaded from. */
    libraryUrl: z.nullable(z.string()),
  }),
  google: z.nullable(z.object({ clientId: z.string(), sandbox: z.boolean() })),
  facebook: z.nullable(z.object({ appId: z.string(), sandbox: z.boolean() })),
  contentVersion: z.string(),
  totalExercises: z.number(),
  /** The first clip of the game, for the home page. */
  sample: z.object({ video: z.string(), poster: z.string() }),
});

export type PublicConfig = z.output<typeof publicConfig>;

export const getConfig = endpoint({
  purpose: 'Public configuration',
  method: 'GET',
  path: '/api/v2/config',
  caller: 'anyone',
  answer: publicConfig,
});

const health = z.object({ status: z.literal('ok') });

export const healthz = endpoint({
  purpose: 'Health of the process',
  method: 'GET',
  path: '/healthz',
  caller: 'anyone',
  answer: health,
});

export const readyz = endpoint({
  purpose: 'Health of the process and the database; 503 while the database does not answer',
  method: 'GET',
  path: '/readyz',
  caller: 'anyone',
  answer: health,
});

export const getClip = endpoint({
  purpose: 'Clips, captions and pictures: ranges, immutable caching where `v` is given',
  method: 'GET',
  path: '/files/assets/{file}',
  caller: 'anyone',
  params: z.object({ file: z.string() }),
  query: z.object({ v: z.optional(z.string()) }),
  answer: z.unknown(),
  mediaTypes: ['video/mp4', 'text/vtt', 'image/webp', 'image/jpeg'],
  alsoAnswers: { 206: 'The part that was asked for', 304: 'As it was when it was fetched' },
  problems: ['malformed', 'not_found', 'range_unsatisfiable'],
});
