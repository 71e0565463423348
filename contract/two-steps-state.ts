import * as z from 'zod/mini';
import { instant } from './fields.ts';

const passkeyEntry = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.nullable(instant),
});

/** The second steps of an account, as its owner sees them. */
export const twoSteps = z.object({
  /** null while the password or a provider alone opens the account. */
  since: z.nullable(instant),
  /** An operator needs a second step, and cannot remove the last one. */
  isRequired: z.boolean(),
  /** When the app that shows codes was added. */
  appAddedAt: z.nullable(instant),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(passkeyEntry),
});

export type TwoSteps = z.output<typeof twoSteps>;
export type PasskeyEntry = z.output<typeof passkeyEntry>;
