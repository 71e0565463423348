import { splitLanguage } from './languages.ts';

/** Pages for users who are logged in that take no card data. */
const pagesWithoutCard = {
  newPassword: '/newPassword',
  twoSteps: '/twoSteps',
  account: '/account',
  dashboard: '/dashboard',
  game: '/gameInterface',
  today: '/today',
  plan: '/plan',
  study: '/study',
  studyForm: '/study/test',
  pictures: '/pictures',
  course: '/course',
  together: '/together',
  togetherLink: '/together/:token',
  aideRoom: '/aideRoom/:token',
  receipts: '/receipts',
  facility: '/facility',
  facilityMembers: '/facility/members',
  facilityAdd: '/facility/add',
  facilityUnits: '/facility/units',
  facilityFigures: '/facility/figures',
  facilityAdministrators: '/facility/administrators',
  facilityCode: '/facility/code',
  operator: '/operator',
} as const;

/**
 * The path of every page of the web app, in the specification's spelling (section 2). The web app routes by them, the
 * server serves pages by them and emails link to them. `:token` is case-sensitive, everything else is not.
 */
export const paths = {
  ...pagesWithoutCard,
  home: '/',
  signIn: '/sign-in',
  signInWindow: '/signInWindow',
  billing: '/signUp',
  forgotPassword: '/forgotPassword',
  resetPassword: '/resetPassword/:token',
  facilityLogin: '/facilityUserLogin',
  facilitySignUp: '/facilityUserSignUp',
  facilityForgotPassword: '/facilityUserForgotPassword',
  facilityResetPassword: '/facilityResetPassword/:token',
  individualLogin: '/individualUserLogin',
  individualSignUp: '/individualUserSignup',
  individualForgotPassword: '/individualUserForgotPassword',
  individualResetPassword: '/individualResetPassword/:token',
  confirmEmail: '/confirmEmail/:token',
  undoEmailChange: '/undoEmailChange/:token',
  releaseEmail: '/notMyAccount/:token',
  confirmOwner: '/confirmOwner/:token',
  confirmDeletion: '/confirmDeletion/:token',
  restoreAccount: '/restoreAccount/:token',
  administratorInvitation: '/administratorInvitation/:token',
  tryOne: '/try',
  subscription: '/subscription',
  updateCard: '/updateCard',
  about: '/AboutUs',
  contact: '/ContactUs',
  privacy: '/PirvacyPolicy',
  terms: '/Terms',
  appPrivacy: '/PrivacyPolicyApp',
  appTerms: '/TermsApp',
  feedback: '/feedback',
  forbidden: '/forbidden',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** Where somebody comes without having been here, and leaves for the dashboard. */
export const doors: readonly Path[] = [
  paths.home,
  paths.signIn,
  paths.facilityLogin,
  paths.individualLogin,
  paths.facilitySignUp,
  paths.individualSignUp,
];

/** In English alone: for operators, for learning systems, and a window that closes by itself. */
export const englishPages: readonly Path[] = [paths.operator, paths.course, paths.signInWindow];

/** Other spellings that people type, and the specification's spelling of each. */
export const aliases: Readonly<Record<string, Path>> = { '/PrivacyPolicy': paths.privacy };

/** Returns the path of an emailed link, e.g. `/resetPassword/9f3c...`. */
export function pathWithToken(path: Path, token: string): string {
  return path.replace(':token', encodeURIComponent(token));
}

/**
 * Returns the canonical spelling of a path, or null for a path that is not in `known`:
 * `/dashboard/` and `/Dashboard` give `/dashboard`, `/resetpassword/AbC` gives `/resetPassword/AbC`.
 */
export function canonicalPath(pathname: string, known: readonly string[] = Object.values(paths)) {
  const requested = segments(pathname);
  for (const path of [...Object.keys(aliases), ...known]) {
    const spelling = spell(patternOf(path), requested);
    if (spelling === null) continue;
    const alias = aliases[spelling];
    return alias === undefined ? spelling : known.includes(alias) ? alias : null;
  }
  return null;
}

/** The pattern in `known` of such a path: `/resetPassword/:token`. */
export function pageOf(pathname: string, known: readonly string[] = Object.values(paths)): string | null {
  const canonical = canonicalPath(pathname, known);
  if (canonical === null) return null;
  const requested = segments(canonical);
  return known.find((path) => spell(patternOf(path), requested) !== null) ?? null;
}

type Segments = readonly { spelling: string; inSmall: string }[];

function segments(pathname: string): Segments {
  const all = pathname.split('/').filter((segment) => segment !== '');
  return all.map((spelling) => ({ spelling, inSmall: spelling.toLowerCase() }));
}

const patterns = new Map<string, Segments>();

/** Taken apart once: the server compares the address of every request with all of them. */
function patternOf(path: string): Segments {
  const known = patterns.get(path);
  if (known !== undefined) return known;
  const pattern = segments(path);
  patterns.set(path, pattern);
  return pattern;
}

function spell(pattern: Segments, requested: Segments): string | null {
  const isMeant =
    pattern.length === requested.length &&
    pattern.every(({ inSmall }, place) => inSmall.startsWith(':') || inSmall === requested[place]?.inSmall);
  if (!isMeant) return null;
  const spelled = pattern.map(({ spelling }, place) =>
    spelling.startsWith(':') ? requested[place]?.spelling : spelling,
  );
  return `/${spelled.join('/')}`;
}

/**
 * Whether the scripts of the payment provider may run in a document that was opened at this path. Where somebody is logged
 * in they may only where a card is typed, because they could read the token of the session.
 */
export function mayLoadPayments(pathname: string): boolean {
  return canonicalPath(splitLanguage(pathname).path, Object.values(pagesWithoutCard)) === null;
}

/** The only policy of Trusted Types on those pages: it names the address of the service worker. */
export const workerPolicy = 'worker';
