import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';

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

/** Safety wording, the same everywhere: the footer of every page, and whom to call in an emergency. */
const safety = z.object({ footer: z.string(), emergency: z.string() });

/** What the web app needs to know before it can start. Contains no secrets. */
export const publicConfig = z.object({
  brand,
  safety,
  /** The film that shows everybody how to play. */
  introduction: z.object({ video_url: z.string(), captions_url: z.string() }),
  support: z.object({
    email: z.string(),
    phone: z.nullable(z.string()),
    /** The number as an address that a phone can call. */
    phoneLink: z.string(),
    /** When somebody picks up the phone; may be empty. */
    hours: z.string(),
  }),
  sandbox: z.boolean(),
  payments: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.nullable(z.string()),
    /** The address of Stripe's browser library. */
    libraryUrl: z.nullable(z.string()),
  }),
  google: z.nullable(z.object({ clientId: z.string(), sandbox: z.boolean() })),
  facebook: z.nullable(z.object({ appId: z.string(), sandbox: z.boolean() })),
  contentVersion: z.string(),
  totalExercises: z.number(),
  /** The first clip of the game, and the face of Rosa, who is in it, for pages before the game is read. */
  sample: z.object({ video: z.string(), poster: z.string(), face: z.string() }),
});

export type PublicConfig = z.output<typeof publicConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/v2/config',
  caller: 'anyone',
  response: publicConfig,
});

const health = z.object({ status: z.literal('ok') });

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  caller: 'anyone',
  response: health,
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  caller: 'anyone',
  response: z.extend(health, {
    /** The release that runs, as package.json names it. */
    version: z.string(),
  }),
});

export const getClip = endpoint({
  method: 'GET',
  path: '/files/assets/{file}',
  caller: 'anyone',
  params: z.object({ file: z.string() }),
  query: z.object({ v: z.optional(z.string()) }),
  response: z.unknown(),
});

export const platformEndpoints = {
  getConfig: served(getConfig, {
    purpose: 'Public configuration',
  }),
  healthz: served(healthz, {
    purpose: 'Health of the process',
  }),
  readyz: served(readyz, {
    purpose:
      'Health of the process and the database, and the release; 503 while the database does not respond',
  }),
  getClip: served(getClip, {
    purpose: 'Clips, captions and pictures: ranges, immutable caching if `v` is given',
    otherResponses: { 206: 'The requested range', 304: 'Not modified since it was fetched' },
    mediaTypes: ['video/mp4', 'text/vtt', 'image/webp', 'image/jpeg'],
    problems: ['malformed', 'not_found', 'range_unsatisfiable'],
  }),
};
