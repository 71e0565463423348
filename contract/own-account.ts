import * as z from 'zod/mini';
import { userName } from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import {
  atMost,
  consent,
  email,
  facilityName,
  givenPassword,
  instant,
  line,
  messageResponse,
  newPassword,
  passwordMessages,
  text,
} from './fields.ts';
import { languages } from './pages/languages.ts';
import { type Settings, themes } from './pages/settings.ts';
import { providers } from './providers.ts';
import { twoSteps } from './two-steps-state.ts';
import { userTypes } from './user.ts';

/** What people see and change in their own account. */

const settings = z.object({
  textSize: z.union([z.literal(20), z.literal(24), z.literal(28)]),
  theme: z.enum(themes),
  captions: z.boolean(),
  describePicture: z.boolean(),
  lookFirst: z.boolean(),
  lookAsked: z.boolean(),
  speechRate: z.union([z.literal(0.75), z.literal(0.9), z.literal(1)]),
  soundAsked: z.boolean(),
  sounds: z.boolean(),
  stayOnPage: z.boolean(),
  askSurveys: z.boolean(),
  language: z.nullable(z.enum(languages)),
}) satisfies z.ZodMiniType<Settings>;

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
  /** Only for its administrator: the new name that we look at first. */
  waitingName: z.optional(z.string()),
  status: z.enum(['trial', 'active', 'suspended', 'ended']),
  joinedAt: instant,
  /** Only for its administrator. */
  code: z.optional(z.string()),
  seats: z.optional(z.object({ taken: z.number(), limit: z.number() })),
  /** The last day of access; null without one. */
  endsAt: z.optional(z.nullable(instant)),
  /** The price that was agreed, in words. */
  terms: z.optional(z.string()),
  /** In which members begin who have chosen none, and in which its papers are; missing until somebody has chosen one. */
  language: z.optional(z.enum(languages)),
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
  /** For how many seconds from now this session may do what only the owner may do, without the password. */
  ownerSeconds: z.number(),
  settings,
  /** Whether the account has stored any of them besides the language; an older server does not say it. */
  hasSettings: z.optional(z.boolean()),
  twoSteps,
  sessions: z.array(sessionEntry),
  /** Google or Facebook, if they are linked to the account. */
  providers: z.array(z.object({ provider: z.enum(providers), linkedAt: instant })),
  consents: z.array(consentEntry),
  /** Only for people who take part in a study; a trial has a page of its own. */
  study: z.optional(z.object({ version: z.string(), agreedAt: instant, isTrial: z.optional(z.boolean()) })),
  facility: z.nullable(facilityEntry),
  /** When somebody gave one-time passwords, newest first; `by` names the administrator. */
  passwordsGiven: z.optional(
    z.array(z.object({ from: z.enum(['facility', 'operator']), ...resultViewEntry.shape })),
  ),
  /** What was written until then is closed: the facility gave a password. With `byFormerPassword` the one before opens it. */
  closed: z.optional(z.object({ until: instant, byFormerPassword: z.boolean() })),
  /** Whether somebody takes part in a study is closed, too; with a first card alone there is nothing to close. */
  isStudyClosed: z.optional(z.literal(true)),
  /** When an administrator viewed the results: the last views of 90 days, at most one an hour. */
  looks: z.optional(z.array(resultViewEntry)),
  /** The archived games with answers that can be restored, and until when (docs/product-decisions.md#restoring-games): the one archived last first. */
  previousGames: z.array(
    z.object({ session: z.string(), answered: z.number(), hiddenAt: instant, until: instant }),
  ),
});

export type Account = z.output<typeof account>;

export const accountAddress = '/api/v2/user/account';

/** The current password, which identifies the owner. Not needed after the link of `requestOwnerLink` was opened. */
export const currentPassword = z.optional(text().check(atMost(1024)));

export const getAccount = endpoint({
  method: 'GET',
  path: accountAddress,
  caller: 'signedIn',
  beforeTwoSteps: true,
  response: account,
});

export const proveOwner = endpoint({
  method: 'POST',
  path: `${accountAddress}/owner`,
  caller: 'signedIn',
  body: z.object({
    currentPassword,
    /** Of the app, for operators. Spaces and dashes do not matter. */
    code: z.optional(text().check(atMost(40))),
  }),
  response: messageResponse,
});

export const changeAccount = endpoint({
  method: 'PATCH',
  path: accountAddress,
  caller: 'signedIn',
  body: z.object({
    name: z.optional(z.nullable(line(120))),
    userName: z.optional(userName),
    email: z.optional(email('emailRequired')),
    settings: z.optional(z.partial(settings)),
    /** Of the browser, such as America/New_York; one that nobody knows changes nothing. */
    timeZone: z.optional(text().check(atMost(64))),
    /** Only for the administrator of the facility. */
    facilityName: z.optional(facilityName),
    /** Only for the administrator of the facility. */
    facilityLanguage: z.optional(z.enum(languages)),
    /** Required with a new email address. */
    currentPassword,
  }),
  response: z.object({ message: z.string(), account }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: accountAddress,
  caller: 'signedIn',
  body: z.object({
    password: z.optional(text().check(atMost(1024))),
    /** Without the password, after a passkey has shown who holds the session. */
    asOwner: z.optional(z.boolean()),
  }),
  /** `deleted` is false until the emailed link is opened. */
  response: z.object({ message: z.string(), deleted: z.boolean() }),
});

export const changePassword = endpoint({
  method: 'PATCH',
  path: `${accountAddress}/password`,
  caller: 'signedIn',
  beforeOwnPassword: true,
  beforeTwoSteps: true,
  body: z.object({
    currentPassword,
    newPassword: newPassword(passwordMessages.signUp),
  }),
  response: messageResponse,
});

export const openEarlier = endpoint({
  method: 'POST',
  path: `${accountAddress}/earlier`,
  caller: 'signedIn',
  body: z.object({ formerPassword: givenPassword('passwordRequired') }),
  response: messageResponse,
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: `${accountAddress}/sessions`,
  caller: 'signedIn',
  body: z.object({ sessionId: z.optional(text().check(atMost(60))), currentPassword }),
  response: messageResponse,
});

export const removeProvider = endpoint({
  method: 'DELETE',
  path: `${accountAddress}/providers/{provider}`,
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
  path: `${accountAddress}/signIns`,
  caller: 'signedIn',
  response: listedSignIns,
});

export const giveConsent = endpoint({
  method: 'PATCH',
  path: `${accountAddress}/consents`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: z.object({ consent }),
  response: messageResponse,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: `${accountAddress}/export`,
  caller: 'signedIn',
  /** Table name -> rows as stored, without secrets. */
  response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  streams: true,
});

export const ownAccountEndpoints = {
  getAccount: served(getAccount, {
    purpose: 'Own account',
  }),
  proveOwner: served(proveOwner, {
    purpose:
      'Show again who uses the session, before a call that needs it: by the password, operators by a code',
    problems: ['wrong_credentials', 'too_many_requests'],
  }),
  changeAccount: served(changeAccount, {
    purpose: 'Change the own account; a new email address counts once its emailed link is opened',
    problems: [
      'proof_needed',
      'email_taken',
      'username_taken',
      'wrong_credentials',
      'forbidden',
      'facility_ended',
      'too_many_requests',
    ],
  }),
  deleteAccount: served(deleteAccount, {
    purpose: 'Delete my account: with the password, or by an emailed link for people without one',
    problems: ['wrong_credentials', 'conflict', 'too_many_requests'],
  }),
  openEarlier: served(openEarlier, {
    purpose:
      'Open what was written before the facility gave a password, by the own password from before that',
    problems: ['conflict', 'wrong_credentials', 'too_many_requests'],
  }),
  changePassword: served(changePassword, {
    purpose: 'Change the password, or choose one after a one-time password; ends every other session',
    problems: ['wrong_credentials', 'too_many_requests'],
  }),
  endSessions: served(endSessions, {
    purpose: 'Sign out one of my devices, or all others',
    problems: ['wrong_credentials', 'too_many_requests'],
  }),
  removeProvider: served(removeProvider, {
    purpose: 'Unlink Google or Facebook, so that it no longer opens the account',
    problems: ['wrong_credentials', 'conflict', 'too_many_requests'],
  }),
  listSignIns: served(listSignIns, {
    purpose: 'The latest logins of the own account and wrong passwords, of the last 90 days',
  }),
  giveConsent: served(giveConsent, {
    purpose: 'Agree to the texts at the first login',
    problems: ['consent_required'],
  }),
  exportAccount: served(exportAccount, {
    purpose: 'Download all my data',
    problems: ['too_many_requests'],
  }),
};
