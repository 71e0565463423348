import * as z from 'zod/mini';
import { userName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import {
  consent,
  email,
  instant,
  messageAnswer,
  newPassword,
  passwordMessages,
  text,
  uuid,
} from './fields.ts';
import { providers } from './providers.ts';
import { settings } from './settings.ts';
import { userTypes } from './user.ts';

/** What a person sees and changes of the own account. */

/** Device and time only: no place is kept of a sign-in. */
const sessionEntry = z.object({
  sessionId: z.string(),
  device: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});

const consentEntry = z.object({ text: z.string(), version: z.string(), agreedAt: z.nullable(instant) });

/** A member without an email address is given one-time passwords by the administrator. */
const memberEntry = z.object({
  userId: z.string(),
  userName: z.string(),
  hasEmail: z.boolean(),
  joinedAt: instant,
});

const facilityEntry = z.object({
  name: z.string(),
  status: z.enum(['trial', 'active', 'suspended', 'ended']),
  joinedAt: instant,
  /** Only for its administrator. */
  code: z.optional(z.string()),
  seats: z.optional(z.object({ taken: z.number(), limit: z.number() })),
  members: z.optional(z.array(memberEntry)),
  /** Whether we know who runs it: results of members show only then. */
  verified: z.optional(z.boolean()),
});

/** `by` is null once that administrator is gone. */
const lookEntry = z.object({ by: z.nullable(z.string()), at: instant });

const account = z.object({
  userId: z.string(),
  userName: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** A new address waiting for its confirmation link. */
  pendingEmail: z.nullable(z.string()),
  userType: z.enum(userTypes),
  hasPassword: z.boolean(),
  /** Until when this session may do without the password what only the owner may. */
  ownerUntil: z.nullable(instant),
  settings,
  sessions: z.array(sessionEntry),
  /** Google and Facebook, where they open the account. */
  providers: z.array(z.object({ provider: z.enum(providers), linkedAt: instant })),
  consents: z.array(consentEntry),
  facility: z.nullable(facilityEntry),
  /** The last one-time password that somebody gave; `by` names the administrator. */
  passwordGiven: z.optional(z.object({ from: z.enum(['facility', 'operator']), ...lookEntry.shape })),
  /** When an administrator looked at the results: the last ones of 90 days, one an hour at most. */
  looks: z.optional(z.array(lookEntry)),
  /** The game that can be brought back, and until when (decision G25). */
  previousGame: z.nullable(
    z.object({ session: z.string(), answered: z.number(), hiddenAt: instant, until: instant }),
  ),
});

export type Account = z.output<typeof account>;

const base = '/api/v2/user/account';

/** The present password: proves to be the owner. Not needed after the link of `askOwnerLink` was opened. */
export const currentPassword = z.optional(text().check(z.maxLength(1024)));

export const getAccount = endpoint({
  purpose: 'Own account',
  method: 'GET',
  path: base,
  caller: 'signedIn',
  answer: account,
});

export const changeAccount = endpoint({
  purpose: 'Change the own account; a new email counts once its mailed link is opened',
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  body: z.object({
    name: z.optional(z.nullable(text().check(z.trim(), z.maxLength(120)))),
    userName: z.optional(userName),
    email: z.optional(email('Email Required')),
    settings: z.optional(z.partial(settings)),
    /** Only its administrator names a facility. */
    facilityName: z.optional(text().check(z.trim(), z.minLength(1, 'Name Required'), z.maxLength(120))),
    /** Needed with a new email. */
    currentPassword,
  }),
  answer: z.object({ message: z.string(), account }),
  problems: ['email_taken', 'username_taken', 'wrong_credentials', 'forbidden', 'too_many_requests'],
});

export const deleteAccount = endpoint({
  purpose: 'Delete my account: with the password, or a mailed link for who has none (decision G80)',
  method: 'DELETE',
  path: base,
  caller: 'signedIn',
  body: z.object({ password: z.optional(text().check(z.maxLength(1024))) }),
  /** `deleted` is false while the mailed link has still to be opened. */
  answer: z.object({ message: z.string(), deleted: z.boolean() }),
  problems: ['wrong_credentials', 'conflict', 'too_many_requests'],
});

export const restoreAccount = endpoint({
  purpose: 'Undo a deletion by the mailed link, for 14 days',
  method: 'POST',
  path: `${base}/restore/{token}`,
  caller: 'anyone',
  params: z.object({ token: text().check(z.maxLength(200)) }),
  answer: messageAnswer,
  problems: ['link_invalid', 'too_many_requests'],
});

export const confirmDeletion = endpoint({
  ...restoreAccount,
  purpose: 'Confirm a deletion by the mailed link',
  path: `${base}/confirmDeletion/{token}`,
});

export const confirmEmail = endpoint({
  ...restoreAccount,
  purpose: 'Confirm an email address by the mailed link',
  path: `${base}/confirmEmail/{token}`,
  problems: ['link_invalid', 'email_taken', 'too_many_requests'],
});

export const getEmailLink = endpoint({
  purpose: 'Who asks for the address that a mailed link confirms; the link stays as it is',
  method: 'GET',
  path: confirmEmail.path,
  caller: 'anyone',
  params: confirmEmail.params,
  answer: z.object({
    /** The sign-up that made the account, or a new address for an account that there is. */
    asked: z.enum(['signUp', 'newAddress']),
    at: instant,
    /** null: not known any more. */
    device: z.nullable(z.string()),
    /** What opens the account that was made; none of an account that there is. */
    openedBy: z.array(z.enum(['password', ...providers])),
  }),
  problems: ['link_invalid', 'too_many_requests'],
});

export type EmailLink = z.output<typeof getEmailLink.answer>;

export const undoEmailChange = endpoint({
  ...confirmEmail,
  purpose:
    'Undo a change of the email address by the link mailed to the old one, for 7 days; ends every session',
  path: `${base}/undoEmailChange/{token}`,
  /** `resetToken` opens the page to choose a new password: the old one is gone. */
  answer: z.object({ message: z.string(), resetToken: z.string() }),
});

export const askOwnerLink = endpoint({
  purpose: 'Mail me a link that proves who I am, in place of the password',
  method: 'POST',
  path: `${base}/ownerLink`,
  caller: 'signedIn',
  answer: messageAnswer,
  problems: ['conflict', 'too_many_requests'],
});

export const confirmOwner = endpoint({
  ...restoreAccount,
  purpose: "Prove by the mailed link that the session that asked for it is the owner's",
  path: `${base}/confirmOwner/{token}`,
});

export const changePassword = endpoint({
  purpose: 'Change the password, or choose one after a one-time password; ends every other session',
  method: 'PATCH',
  path: `${base}/password`,
  caller: 'signedIn',
  beforeOwnPassword: true,
  body: z.object({
    currentPassword,
    newPassword: newPassword(passwordMessages.signUp),
  }),
  answer: messageAnswer,
  problems: ['wrong_credentials', 'too_many_requests'],
});

export const endSessions = endpoint({
  purpose: 'Sign out one of my devices, or all others',
  method: 'DELETE',
  path: `${base}/sessions`,
  caller: 'signedIn',
  body: z.object({ sessionId: z.optional(text().check(z.maxLength(60))), currentPassword }),
  answer: messageAnswer,
  problems: ['wrong_credentials', 'too_many_requests'],
});

export const removeProvider = endpoint({
  purpose: 'Take Google or Facebook away: it opens the account no more',
  method: 'DELETE',
  path: `${base}/providers/{provider}`,
  caller: 'signedIn',
  params: z.object({ provider: z.enum(providers) }),
  body: z.object({ currentPassword }),
  answer: messageAnswer,
  problems: ['wrong_credentials', 'conflict', 'too_many_requests'],
});

const listedSignIns = z.object({
  /** The newest 10 first. */
  signIns: z.array(z.object({ at: instant, device: z.string(), current: z.boolean() })),
  /** When a wrong password was typed: the newest 100 first. */
  wrongPasswords: z.array(instant),
});

export type ListedSignIns = z.output<typeof listedSignIns>;

export const listSignIns = endpoint({
  purpose: 'The latest log ins of the own account, and wrong passwords, of the last 90 days',
  method: 'GET',
  path: `${base}/signIns`,
  caller: 'signedIn',
  answer: listedSignIns,
});

export const giveConsent = endpoint({
  purpose: 'Agree to the texts at the first log in',
  method: 'PATCH',
  path: `${base}/consents`,
  caller: 'signedIn',
  body: z.object({ consent }),
  answer: messageAnswer,
  problems: ['consent_required'],
});

export const exportAccount = endpoint({
  purpose: 'Download all my data',
  method: 'GET',
  path: `${base}/export`,
  caller: 'signedIn',
  /** Table name -> rows, as stored; secrets left out. */
  answer: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  streams: true,
  problems: ['too_many_requests'],
});

export const bringBackPreviousGame = endpoint({
  purpose: 'Bring back the previous game (decision G25)',
  method: 'POST',
  path: `${base}/previousGame`,
  caller: 'signedIn',
  /** Which game, so that a second press does not change back; the one hidden last where it is not said. */
  body: z.object({ session: z.optional(uuid) }),
  answer: messageAnswer,
  problems: ['not_found'],
});
