import { paths } from '#contract/pages/paths.ts';

/** Public pages that are rendered when the app is built, so that they can be read before any script runs. */
export const prerenderedPages = [
  { path: paths.home, file: 'home.html', module: 'screens/home/HomeScreen.tsx' },
  { path: paths.feedback, file: 'feedback.html', module: 'screens/support/FeedbackScreen.tsx' },
  { path: paths.contact, file: 'contact.html', module: 'screens/support/ContactScreen.tsx' },
  { path: paths.about, file: 'about.html', module: 'screens/legal/AboutScreen.tsx' },
  { path: paths.privacy, file: 'privacy.html', module: 'screens/legal/PrivacyPolicyScreen.tsx' },
  { path: paths.terms, file: 'terms.html', module: 'screens/legal/TermsScreen.tsx' },
  { path: paths.appPrivacy, file: 'app-privacy.html', module: 'screens/legal/AppPrivacyPolicyScreen.tsx' },
  { path: paths.appTerms, file: 'app-terms.html', module: 'screens/legal/AppTermsScreen.tsx' },
  { path: paths.forbidden, file: 'forbidden.html', module: 'shell/screens/ForbiddenScreen.tsx' },
  { path: '/404', file: 'not-found.html', module: 'shell/screens/NotFoundScreen.tsx' },
];
