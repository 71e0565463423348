import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';
import type { Landing } from './accounts/landing.ts';
import { landingForAccount, landingForPlay, landingForSubscription } from './accounts/landing.ts';
import { RequireUser } from './accounts/RequireUser.tsx';
import { SignedInLayout } from './accounts/SignedInLayout.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Loading } from './shell/Loading.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';
import { RootLayout } from './shell/RootLayout.tsx';

/** Pages of the specification that are still to be built; shrinks to nothing. */
export const missingPaths: readonly string[] = [
  paths.signIn,
  paths.billing,
  paths.forgotPassword,
  paths.resetPassword,
  paths.facilityLogin,
  paths.facilitySignUp,
  paths.facilityForgotPassword,
  paths.facilityResetPassword,
  paths.individualLogin,
  paths.individualSignUp,
  paths.individualForgotPassword,
  paths.individualResetPassword,
  paths.confirmEmail,
  paths.confirmDeletion,
  paths.restoreAccount,
  paths.account,
  paths.subscription,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.appPrivacy,
  paths.appTerms,
];

/** Every page of the app. A screen is a lazy module that exports `Component` and `handle` (shell/screen.ts). */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loading,
    children: [
      {
        Component: PublicLayout,
        children: [
          { path: paths.home, lazy: () => import('./home/HomeScreen.tsx') },
          { path: paths.feedback, lazy: () => import('./support/FeedbackScreen.tsx') },
          { path: paths.forbidden, lazy: () => import('./shell/ForbiddenScreen.tsx') },
          ...developmentRoutes(),
          { path: '*', lazy: () => import('./shell/NotFoundScreen.tsx') },
        ],
      },
      signedIn(landingForPlay, [
        { path: paths.dashboard, lazy: () => import('./answers/DashboardScreen.tsx') },
      ]),
      {
        element: <RequireUser landing={landingForPlay} />,
        children: [{ path: paths.game, lazy: () => import('./game/PlayScreen.tsx') }],
      },
      signedIn(landingForSubscription, []),
      signedIn(landingForAccount, []),
    ],
  },
];

/** Pages with the navigation bar, for those whom `landing` lets in. */
function signedIn(landing: (user: User | null) => Landing, children: RouteObject[]): RouteObject {
  return { element: <RequireUser landing={landing} />, children: [{ Component: SignedInLayout, children }] };
}

/** The visual language on one page; not part of the product. */
function developmentRoutes(): RouteObject[] {
  return import.meta.env.DEV ? [{ path: '/style', lazy: () => import('./style/StyleScreen.tsx') }] : [];
}
