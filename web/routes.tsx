import type { RouteObject } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { redirectForCourse } from './cmi5/redirect-for-course.ts';
import { PublicLayout } from './shell/layout/PublicLayout.tsx';
import { RootLayout } from './shell/layout/RootLayout.tsx';
import { ErrorScreen } from './shell/screens/ErrorScreen.tsx';
import { Loading } from './shell/screens/Loading.tsx';
import {
  type RedirectRule,
  redirectForAccount,
  redirectForFacility,
  redirectForNewPassword,
  redirectForOperator,
  redirectForPlay,
  redirectForSubscription,
  redirectForTwoSteps,
} from './signed-in/redirect-rules.ts';

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
          { path: paths.signIn, lazy: () => import('./sign-in/log-in/SignInScreen.tsx') },
          { path: paths.facilityLogin, lazy: () => import('./sign-in/log-in/FacilityLoginScreen.tsx') },
          { path: paths.individualLogin, lazy: () => import('./sign-in/log-in/IndividualLoginScreen.tsx') },
          { path: paths.forgotPassword, lazy: () => import('./sign-in/log-in/ForgotPasswordScreen.tsx') },
          {
            path: paths.facilityForgotPassword,
            lazy: () => import('./sign-in/log-in/FacilityForgotPasswordScreen.tsx'),
          },
          {
            path: paths.individualForgotPassword,
            lazy: () => import('./sign-in/log-in/IndividualForgotPasswordScreen.tsx'),
          },
          { path: paths.facilitySignUp, lazy: () => import('./sign-in/sign-up/FacilitySignUpScreen.tsx') },
          { path: paths.resetPassword, lazy: () => import('./sign-in/email-links/ResetPasswordScreen.tsx') },
          {
            path: paths.facilityResetPassword,
            lazy: () => import('./sign-in/email-links/FacilityResetPasswordScreen.tsx'),
          },
          {
            path: paths.individualResetPassword,
            lazy: () => import('./sign-in/email-links/IndividualResetPasswordScreen.tsx'),
          },
          {
            path: paths.undoEmailChange,
            lazy: () => import('./sign-in/email-links/UndoEmailChangeScreen.tsx'),
          },
          { path: paths.confirmOwner, lazy: () => import('./sign-in/email-links/ConfirmOwnerScreen.tsx') },
          {
            path: paths.confirmDeletion,
            lazy: () => import('./sign-in/email-links/ConfirmDeletionScreen.tsx'),
          },
          {
            path: paths.restoreAccount,
            lazy: () => import('./sign-in/email-links/RestoreAccountScreen.tsx'),
          },
          { path: paths.contact, lazy: () => import('./support/ContactScreen.tsx') },
          { path: paths.feedback, lazy: () => import('./support/FeedbackScreen.tsx') },
          { path: paths.about, lazy: () => import('./legal/AboutScreen.tsx') },
          { path: paths.privacy, lazy: () => import('./legal/PrivacyPolicyScreen.tsx') },
          { path: paths.terms, lazy: () => import('./legal/TermsScreen.tsx') },
          { path: paths.appPrivacy, lazy: () => import('./legal/AppPrivacyPolicyScreen.tsx') },
          { path: paths.appTerms, lazy: () => import('./legal/AppTermsScreen.tsx') },
          { path: paths.forbidden, lazy: () => import('./shell/screens/ForbiddenScreen.tsx') },
          ...developmentRoutes(),
          { path: '*', lazy: () => import('./shell/screens/NotFoundScreen.tsx') },
        ],
      },
      {
        lazy: () => import('./queries/QueryLayout.tsx'),
        children: [
          signedIn(redirectForPlay, [
            { path: paths.dashboard, lazy: () => import('./dashboard/DashboardScreen.tsx') },
            { path: paths.plan, lazy: () => import('./plans/PlanScreen.tsx') },
          ]),
          signedIn(redirectForCourse, [
            { path: paths.course, lazy: () => import('./cmi5/CourseScreen.tsx') },
          ]),
          {
            lazy: () => guarded(redirectForPlay),
            children: [
              { path: paths.game, lazy: () => import('./game/PlayScreen.tsx') },
              { path: paths.today, lazy: () => import('./reviews/TodayScreen.tsx') },
            ],
          },
          signedIn(redirectForSubscription, [
            { path: paths.subscription, lazy: () => import('./subscriptions/manage/SubscriptionScreen.tsx') },
            { path: paths.updateCard, lazy: () => import('./subscriptions/manage/UpdateCardScreen.tsx') },
          ]),
          {
            Component: PublicLayout,
            children: [
              {
                lazy: () => guarded(redirectForNewPassword),
                children: [
                  {
                    path: paths.newPassword,
                    lazy: () => import('./signed-in/NewPasswordScreen.tsx'),
                  },
                ],
              },
              {
                lazy: () => guarded(redirectForTwoSteps),
                children: [{ path: paths.twoSteps, lazy: () => import('./account-page/TwoStepsScreen.tsx') }],
              },
              {
                path: paths.confirmEmail,
                lazy: () => import('./sign-in/email-links/ConfirmEmailScreen.tsx'),
              },
              {
                path: paths.administratorInvitation,
                lazy: () => import('./sign-in/sign-up/AdministratorInvitationScreen.tsx'),
              },
              { path: paths.billing, lazy: () => import('./subscriptions/sign-up/BillingScreen.tsx') },
              { path: paths.tryOne, lazy: () => import('./game/TryScreen.tsx') },
              {
                path: paths.individualSignUp,
                lazy: () => import('./subscriptions/sign-up/IndividualSignUpScreen.tsx'),
              },
            ],
          },
          signedIn(redirectForFacility, [
            { path: paths.facility, lazy: () => import('./facilities/FacilityScreen.tsx') },
          ]),
          signedIn(redirectForOperator, [
            { path: paths.operator, lazy: () => import('./operator/OperatorScreen.tsx') },
          ]),
          signedIn(redirectForAccount, [
            { path: paths.account, lazy: () => import('./account-page/AccountScreen.tsx') },
            { path: paths.receipts, lazy: () => import('./subscriptions/receipts/ReceiptsScreen.tsx') },
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
      Component: (await import('./signed-in/SignedInLayout.tsx')).SignedInLayout,
    }),
    children,
  };
  return { lazy: () => guarded(redirectFor), children: [framed] };
}

/** Lazy, like everything that only users who are logged in need: the public pages stay small. */
async function guarded(redirectFor: RedirectRule) {
  const { guardedRoute } = await import('./signed-in/guarded-route.tsx');
  return guardedRoute(redirectFor);
}

/** The visual language on one page; not part of the product. */
function developmentRoutes(): RouteObject[] {
  return import.meta.env.DEV ? [{ path: '/style', lazy: () => import('./style/StyleScreen.tsx') }] : [];
}
