import * as z from 'zod/mini';
import { userName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import {
  consent,
  email,
  facilityName,
  instant,
  messageResponse,
  newPassword,
  passwordMessages,
  text,
  uuid,
} from './fields.ts';
import { settings } from './pages/settings.ts';
import { providers } from './providers.ts';
import { twoSteps } from './two-steps-state.ts';
import { userTypes } from './user.ts';

/** What people see and change in their own account. */

/** Device and time only: the location of a sign-in is not stored. */
const sessionEntry = z.object({
  sessionId: z.string(),
  device: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});

const consentEntry = z.object({ text: z.string(), version: z.string(), agreedAt: z.nullable(instant) });

const facilityEntry = z.object({
  name: z.string(),
  status: z.enum(['trial', 'active', 'suspended', 'ended']),
  joinedAt: instant,
  /** Only for its administrator. */
  code: z.optional(z.string()),
  seats: z.optional(z.object({ taken: z.number(), limit: z.number() })),
  /** The last day of access; null without one. */
  endsAt: z.optional(z.nullable(instant)),
  /** The price that was agreed, in words. */
  terms: z.optional(z.string()),
  /** Whether we have checked who runs it: only then are results of members shown. */
  verified: z.optional(z.boolean()),
});

/** `by` is null after that administrator's account is gone. */
const resultViewEntry = z.object({ by: z.nullable(z.string()), at: instant });

const account = z.object({
  userId: z.string(),
  userName: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  userType: z.enum(userTypes),
  hasPassword: z.boolean(),
  /** Until when this session may do what only the owner may do, without the password. */
  ownerUntil: z.nullable(instant),
  settings,
  /** Whether the account has stored any of them; an older server does not say it. */
  hasSettings: z.optional(z.boolean()),
  twoSteps,
  sessions: z.array(sessionEntry),
  /** Google or Facebook, if they are linked to the account. */
  providers: z.array(z.object({ provider: z.enum(providers), linkedAt: instant })),
  consents: z.array(consentEntry),
  /** Only for people who take part in the study. */
  study: z.optional(z.object({ version: z.string(), agreedAt: instant })),
  facility: z.nullable(facilityEntry),
  /** When somebody set the last one-time password; `by` names the administrator. */
  passwordGiven: z.optional(z.object({ from: z.enum(['facility', 'operator']), ...resultViewEntry.shape })),
  /** When an administrator viewed the results: the last views of 90 days, at most one an hour. */
  looks: z.optional(z.array(resultViewEntry)),
  /** The archived games with answers that can be restored, and until when (decision G25): the one archived last first. */
  previousGames: z.array(
    z.object({ session: z.string(), answered: z.number(), hiddenAt: instant, until: instant }),
  ),
});

export type Account = z.output<typeof account>;

const base = '/api/v2/user/account';

/** The current password, which identifies the owner. Not needed after the link of `requestOwnerLink` was opened. */
export const currentPassword = z.optional(text().check(z.maxLength(1024)));

export const getAccount = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  beforeTwoSteps: true,
  response: account,
});

export const changeAccount = endpoint({
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  body: z.object({
    name: z.optional(z.nullable(text().check(z.trim(), z.maxLength(120)))),
    userName: z.optional(userName),
    email: z.optional(email('Email Required')),
    settings: z.optional(z.partial(settings)),
    /** Only for the administrator of the facility. */
    facilityName: z.optional(facilityName),
    /** Required with a new email address. */
    currentPassword,
  }),
  response: z.object({ message: z.string(), account }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: base,
  caller: 'signedIn',
  body: z.object({
    password: z.optional(text().check(z.maxLength(1024))),
    /** Without the password, after a passkey has shown who holds the session. */
    asOwner: z.optional(z.boolean()),
  }),
  /** `deleted` is false until the emailed link is opened. */
  response: z.object({ message: z.string(), deleted: z.boolean() }),
});

export const restoreAccount = endpoint({
  method: 'POST',
  path: `${base}/restore/{token}`,
  caller: 'anyone',
  params: z.object({ token: text().check(z.maxLength(200)) }),
  response: messageResponse,
});

export const confirmDeletion = endpoint({
  ...restoreAccount,
  path: `${base}/confirmDeletion/{token}`,
  /** `userId` is the closed account: another user may be logged in where the link is opened. */
  response: z.object({ message: z.string(), userId: z.string() }),
});

export const confirmEmail = endpoint({
  ...restoreAccount,
  path: `${base}/confirmEmail/{token}`,
});

export const getEmailLink = endpoint({
  method: 'GET',
  path: confirmEmail.path,
  caller: 'anyone',
  params: confirmEmail.params,
  response: z.object({
    /** The sign-up that created the account, or a new address of an existing account. */
    asked: z.enum(['signUp', 'newAddress']),
    at: instant,
    /** null if it is not known anymore. */
    device: z.nullable(z.string()),
    /** What opens the account that the sign-up created; empty for an existing account. */
    openedBy: z.array(z.enum(['password', ...providers])),
  }),
});

export type EmailLink = z.output<typeof getEmailLink.response>;

export const undoEmailChange = endpoint({
  ...confirmEmail,
  path: `${base}/undoEmailChange/{token}`,
  /** `resetToken` opens the page to choose a new password, since the old one is gone. */
  response: z.object({ message: z.string(), resetToken: z.string() }),
});

export const requestOwnerLink = endpoint({
  method: 'POST',
  path: `${base}/ownerLink`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  response: messageResponse,
});

export const confirmOwner = endpoint({
  ...restoreAccount,
  path: `${base}/confirmOwner/{token}`,
});

export const changePassword = endpoint({
  method: 'PATCH',
  path: `${base}/password`,
  caller: 'signedIn',
  beforeOwnPassword: true,
  beforeTwoSteps: true,
  body: z.object({
    currentPassword,
    newPassword: newPassword(passwordMessages.signUp),
  }),
  response: messageResponse,
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: `${base}/sessions`,
  caller: 'signedIn',
  body: z.object({ sessionId: z.optional(text().check(z.maxLength(60))), currentPassword }),
  response: messageResponse,
});

export const removeProvider = endpoint({
  method: 'DELETE',
  path: `${base}/providers/{provider}`,
  caller: 'signedIn',
  params: z.object({ provider: z.enum(providers) }),
  body: z.object({ currentPassword }),
  response: messageResponse,
});

const listedSignIns = z.object({
  /** The newest 10, newest first. */
  signIns: z.array(z.object({ at: instant, device: z.string(), current: z.boolean() })),
  /** When wrong passwords were typed: the newest 100, newest first. */
  wrongPasswords: z.array(instant),
});

export type ListedSignIns = z.output<typeof listedSignIns>;

export const listSignIns = endpoint({
  method: 'GET',
  path: `${base}/signIns`,
  caller: 'signedIn',
  response: listedSignIns,
});

export const giveConsent = endpoint({
  method: 'PATCH',
  path: `${base}/consents`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: z.object({ consent }),
  response: messageResponse,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: `${base}/export`,
  caller: 'signedIn',
  /** Table name -> rows as stored, without secrets. */
  response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  streams: true,
});

export const restorePlaythrough = endpoint({
  method: 'POST',
  path: `${base}/previousGame`,
  caller: 'signedIn',
  /** Which game, so that a second press does not switch back; by default the one archived last. */
  body: z.object({ session: z.optional(uuid) }),
  response: messageResponse,
});
