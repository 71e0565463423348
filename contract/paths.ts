/**
 * Every page of the web app, in the specification's spelling (section 2). The web routes by them, the server
 * answers by them and the mailer links to them. `:token` keeps its case, all else is compared without case.
 */
export const paths = {
  home: '/',
  signIn: '/sign-in',
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
  confirmOwner: '/confirmOwner/:token',
  confirmDeletion: '/confirmDeletion/:token',
  restoreAccount: '/restoreAccount/:token',
  tryOne: '/try',
  newPassword: '/newPassword',
  account: '/account',
  dashboard: '/dashboard',
  game: '/gameInterface',
  subscription: '/subscription',
  updateCard: '/updateCard',
  receipts: '/receipts',
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

/** Spellings that people type and that lead to the specification's own. */
export const aliases: Readonly<Record<string, Path>> = { '/PrivacyPolicy': paths.privacy };

/** The address behind a mailed link, e.g. `/resetPassword/9f3c...`. */
export function pathWithToken(path: Path, token: string): string {
  return path.replace(':token', encodeURIComponent(token));
}

/**
 * The canonical spelling of an address, or null for one that is none of `known`:
 * `/dashboard/` and `/Dashboard` give `/dashboard`, `/resetpassword/AbC` gives `/resetPassword/AbC`.
 */
export function canonicalPath(pathname: string, known: readonly string[] = Object.values(paths)) {
  const asked = segments(pathname);
  for (const path of [...Object.keys(aliases), ...known]) {
    const spelling = spell(segments(path), asked);
    if (spelling === null) continue;
    const alias = aliases[spelling];
    return alias === undefined ? spelling : known.includes(alias) ? alias : null;
  }
  return null;
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

function spell(path: string[], asked: string[]): string | null {
  if (path.length !== asked.length) return null;
  const spelled = path.map((segment, place) => {
    const given = asked[place] ?? '';
    if (segment.startsWith(':')) return given;
    return segment.toLowerCase() === given.toLowerCase() ? segment : null;
  });
  return spelled.includes(null) ? null : `/${spelled.join('/')}`;
}
