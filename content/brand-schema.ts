import { z } from 'zod';
import { text } from './fields.ts';

/** The path of a page ("/AboutUs"), a web address, or empty if the link is to be hidden. */
const link = z.union(
  [z.literal(''), z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https$/ })],
  'must be empty, a path such as /AboutUs, or an https address',
);

/** The app's own page in a store, or empty: the store's front page does not help anyone. */
const googlePlayLink = z
  .string()
  .regex(
    /^$|^https:\/\/play\.google\.com\/store\/apps\/details\?id=./,
    "must be empty, or the app's own page: https://play.google.com/store/apps/details?id=...",
  );
const appStoreLink = z
  .string()
  .regex(
    /^$|^https:\/\/apps\.apple\.com\/.+\/id\d+/,
    "must be empty, or the app's own page: https://apps.apple.com/.../id...",
  );

export const brandSchema = z.strictObject({
  product: text,
  company: text,
  email: z.email(),
  partner: z.strictObject({ name: text, link }),
  links: z.strictObject({
    googlePlay: googlePlayLink,
    appleAppStore: appStoreLink,
    clinicalRehab: link,
    facilitySignUp: link,
    resourceCentre: link,
    clinicalCentre: link,
    askAnExpert: link,
  }),
});

export type Brand = z.infer<typeof brandSchema>;
