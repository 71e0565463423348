import { paths } from '#contract/pages/paths.ts';

/** Public pages that are rendered when the app is built, so that they can be read before any script runs. */
export const prerenderedPages = [
  { path: paths.home, file: 'home.html', module: 'home/HomeScreen.tsx' },
  { path: paths.feedback, file: 'feedback.html', module: 'support/FeedbackScreen.tsx' },
  { path: paths.contact, file: 'contact.html', module: 'support/ContactScreen.tsx' },
  { path: paths.about, file: 'about.html', module: 'legal/AboutScreen.tsx' },
  { path: paths.privacy, file: 'privacy.html', module: 'legal/PrivacyPolicyScreen.tsx' },
  { path: paths.terms, file: 'terms.html', module: 'legal/TermsScreen.tsx' },
  { path: paths.appPrivacy, file: 'app-privacy.html', module: 'legal/AppPrivacyPolicyScreen.tsx' },
  { path: paths.appTerms, file: 'app-terms.html', module: 'legal/AppTermsScreen.tsx' },
  { path: paths.forbidden, file: 'forbidden.html', module: 'shell/screens/ForbiddenScreen.tsx' },
  { path: '/404', file: 'not-found.html', module: 'shell/screens/NotFoundScreen.tsx' },
];
