import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import {
  type RedirectRule,
  redirectForAccount,
  redirectForNewPassword,
  redirectForPlay,
  redirectForSubscription,
} from './accounts/landing.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Loading } from './shell/Loading.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';
import { RootLayout } from './shell/RootLayout.tsx';

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
          { path: paths.signIn, lazy: () => import('./accounts/log-in/SignInScreen.tsx') },
          { path: paths.facilityLogin, lazy: () => import('./accounts/log-in/FacilityLoginScreen.tsx') },
          { path: paths.individualLogin, lazy: () => import('./accounts/log-in/IndividualLoginScreen.tsx') },
          { path: paths.forgotPassword, lazy: () => import('./accounts/log-in/ForgotPasswordScreen.tsx') },
          {
            path: paths.facilityForgotPassword,
            lazy: () => import('./accounts/log-in/FacilityForgotPasswordScreen.tsx'),
          },
          {
            path: paths.individualForgotPassword,
            lazy: () => import('./accounts/log-in/IndividualForgotPasswordScreen.tsx'),
          },
          { path: paths.facilitySignUp, lazy: () => import('./accounts/sign-up/FacilitySignUpScreen.tsx') },
          { path: paths.resetPassword, lazy: () => import('./accounts/links/ResetPasswordScreen.tsx') },
          {
            path: paths.facilityResetPassword,
            lazy: () => import('./accounts/links/FacilityResetPasswordScreen.tsx'),
          },
          {
            path: paths.individualResetPassword,
            lazy: () => import('./accounts/links/IndividualResetPasswordScreen.tsx'),
          },
          { path: paths.undoEmailChange, lazy: () => import('./accounts/links/UndoEmailChangeScreen.tsx') },
          { path: paths.confirmOwner, lazy: () => import('./accounts/links/ConfirmOwnerScreen.tsx') },
          { path: paths.confirmDeletion, lazy: () => import('./accounts/links/ConfirmDeletionScreen.tsx') },
          { path: paths.restoreAccount, lazy: () => import('./accounts/links/RestoreAccountScreen.tsx') },
          { path: paths.contact, lazy: () => import('./support/ContactScreen.tsx') },
          { path: paths.feedback, lazy: () => import('./support/FeedbackScreen.tsx') },
          { path: paths.about, lazy: () => import('./legal/AboutScreen.tsx') },
          { path: paths.privacy, lazy: () => import('./legal/PrivacyPolicyScreen.tsx') },
          { path: paths.terms, lazy: () => import('./legal/TermsScreen.tsx') },
          { path: paths.appPrivacy, lazy: () => import('./legal/AppPrivacyPolicyScreen.tsx') },
          { path: paths.appTerms, lazy: () => import('./legal/AppTermsScreen.tsx') },
          { path: paths.forbidden, lazy: () => import('./shell/ForbiddenScreen.tsx') },
          ...developmentRoutes(),
          { path: '*', lazy: () => import('./shell/NotFoundScreen.tsx') },
        ],
      },
      {
        lazy: () => import('./api/WithQueries.tsx'),
        children: [
          signedIn(redirectForPlay, [
            { path: paths.dashboard, lazy: () => import('./answers/DashboardScreen.tsx') },
          ]),
          {
            lazy: () => guarded(redirectForPlay),
            children: [{ path: paths.game, lazy: () => import('./game/PlayScreen.tsx') }],
          },
          signedIn(redirectForSubscription, [
            { path: paths.subscription, lazy: () => import('./subscriptions/SubscriptionScreen.tsx') },
            { path: paths.updateCard, lazy: () => import('./subscriptions/UpdateCardScreen.tsx') },
          ]),
          {
            Component: PublicLayout,
            children: [
              {
                lazy: () => guarded(redirectForNewPassword),
                children: [
                  {
                    path: paths.newPassword,
                    lazy: () => import('./accounts/signed-in/NewPasswordScreen.tsx'),
                  },
                ],
              },
              { path: paths.confirmEmail, lazy: () => import('./accounts/links/ConfirmEmailScreen.tsx') },
              { path: paths.billing, lazy: () => import('./subscriptions/BillingScreen.tsx') },
              { path: paths.tryOne, lazy: () => import('./game/TryScreen.tsx') },
              {
                path: paths.individualSignUp,
                lazy: () => import('./accounts/sign-up/IndividualSignUpScreen.tsx'),
              },
            ],
          },
          signedIn(redirectForAccount, [
            { path: paths.account, lazy: () => import('./accounts/own/AccountScreen.tsx') },
            { path: paths.receipts, lazy: () => import('./subscriptions/ReceiptsScreen.tsx') },
          ]),
        ],
      },
    ],
  },
];

/** Pages with the navigation bar, for users whom `redirectFor` does not redirect. */
function signedIn(redirectFor: RedirectRule, children: RouteObject[]): RouteObject {
  const framed = {
    lazy: async () => ({
      Component: (await import('./accounts/signed-in/SignedInLayout.tsx')).SignedInLayout,
    }),
    children,
  };
  return { lazy: () => guarded(redirectFor), children: [framed] };
}

/** Lazy, like everything that only users who are logged in need: the public pages stay small. */
async function guarded(redirectFor: RedirectRule) {
  const { guardedRoute } = await import('./accounts/signed-in/guarded-route.tsx');
  return guardedRoute(redirectFor);
}

/** The visual language on one page; not part of the product. */
function developmentRoutes(): RouteObject[] {
  return import.meta.env.DEV ? [{ path: '/style', lazy: () => import('./style/StyleScreen.tsx') }] : [];
}
