import type { RouteObject } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { redirectForCourse } from '#web/screens/cmi5/redirect-for-course.ts';
import { PublicLayout } from '#web/shell/layout/PublicLayout.tsx';
import { RootLayout } from '#web/shell/layout/RootLayout.tsx';
import {
  type RedirectRule,
  redirectForAccount,
  redirectForFacility,
  redirectForNewPassword,
  redirectForOperator,
  redirectForPlay,
  redirectForSubscription,
  redirectForTwoSteps,
} from '#web/shell/routing/redirect-rules.ts';
import { ErrorScreen } from '#web/shell/screens/ErrorScreen.tsx';
import { Loading } from '#web/shell/screens/Loading.tsx';

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
          { path: paths.home, lazy: loadHome },
          { path: paths.signIn, lazy: () => import('#web/screens/sign-in/log-in/SignInScreen.tsx') },
          {
            path: paths.signInWindow,
            lazy: () => import('#web/screens/sign-in/social/SignInWindowScreen.tsx'),
          },
          {
            path: paths.facilityLogin,
            lazy: () => import('#web/screens/sign-in/log-in/FacilityLoginScreen.tsx'),
          },
          {
            path: paths.individualLogin,
            lazy: () => import('#web/screens/sign-in/log-in/IndividualLoginScreen.tsx'),
          },
          {
            path: paths.forgotPassword,
            lazy: () => import('#web/screens/sign-in/log-in/ForgotPasswordScreen.tsx'),
          },
          {
            path: paths.facilityForgotPassword,
            lazy: () => import('#web/screens/sign-in/log-in/FacilityForgotPasswordScreen.tsx'),
          },
          {
            path: paths.individualForgotPassword,
            lazy: () => import('#web/screens/sign-in/log-in/IndividualForgotPasswordScreen.tsx'),
          },
          {
            path: paths.facilitySignUp,
            lazy: () => import('#web/screens/sign-in/sign-up/FacilitySignUpScreen.tsx'),
          },
          {
            path: paths.resetPassword,
            lazy: () => import('#web/screens/sign-in/email-links/ResetPasswordScreen.tsx'),
          },
          {
            path: paths.facilityResetPassword,
            lazy: () => import('#web/screens/sign-in/email-links/FacilityResetPasswordScreen.tsx'),
          },
          {
            path: paths.individualResetPassword,
            lazy: () => import('#web/screens/sign-in/email-links/IndividualResetPasswordScreen.tsx'),
          },
          {
            path: paths.undoEmailChange,
            lazy: () => import('#web/screens/sign-in/email-links/UndoEmailChangeScreen.tsx'),
          },
          {
            path: paths.releaseEmail,
            lazy: () => import('#web/screens/sign-in/email-links/ReleaseEmailScreen.tsx'),
          },
          {
            path: paths.confirmOwner,
            lazy: () => import('#web/screens/sign-in/email-links/ConfirmOwnerScreen.tsx'),
          },
          {
            path: paths.confirmDeletion,
            lazy: () => import('#web/screens/sign-in/email-links/ConfirmDeletionScreen.tsx'),
          },
          {
            path: paths.restoreAccount,
            lazy: () => import('#web/screens/sign-in/email-links/RestoreAccountScreen.tsx'),
          },
          { path: paths.contact, lazy: () => import('#web/screens/support/ContactScreen.tsx') },
          { path: paths.feedback, lazy: () => import('#web/screens/support/FeedbackScreen.tsx') },
          { path: paths.about, lazy: () => import('#web/screens/legal/AboutScreen.tsx') },
          { path: paths.privacy, lazy: () => import('#web/screens/legal/PrivacyPolicyScreen.tsx') },
          { path: paths.terms, lazy: () => import('#web/screens/legal/TermsScreen.tsx') },
          { path: paths.appPrivacy, lazy: () => import('#web/screens/legal/AppPrivacyPolicyScreen.tsx') },
          { path: paths.appTerms, lazy: () => import('#web/screens/legal/AppTermsScreen.tsx') },
          { path: paths.forbidden, lazy: () => import('#web/shell/screens/ForbiddenScreen.tsx') },
          ...developmentRoutes(),
          { path: '*', lazy: () => import('#web/shell/screens/NotFoundScreen.tsx') },
        ],
      },
      {
        lazy: () => import('#web/data/queries/QueryLayout.tsx'),
        children: [
          signedIn(redirectForPlay, [
            { path: paths.dashboard, lazy: () => import('#web/screens/dashboard/DashboardScreen.tsx') },
            { path: paths.plan, lazy: () => import('#web/screens/plans/PlanScreen.tsx') },
          ]),
          signedIn(redirectForCourse, [
            { path: paths.course, lazy: () => import('#web/screens/cmi5/CourseScreen.tsx') },
          ]),
          {
            lazy: () => guarded(redirectForPlay),
            children: [
              { path: paths.game, lazy: () => import('#web/screens/game/PlayScreen.tsx') },
              { path: paths.pictures, lazy: () => import('#web/screens/test-form/PicturesScreen.tsx') },
              { path: paths.today, lazy: () => import('#web/screens/reviews/TodayScreen.tsx') },
            ],
          },
          {
            lazy: () => guarded(redirectForAccount),
            children: [
              { path: paths.studyForm, lazy: () => import('#web/screens/test-form/StudyFormScreen.tsx') },
            ],
          },
          { path: paths.together, lazy: () => import('#web/screens/guest/GuestScreen.tsx') },
          { path: paths.togetherLink, lazy: () => import('#web/screens/guest/GuestScreen.tsx') },
          { path: paths.aideRoom, lazy: () => import('#web/screens/guest/RoomScreen.tsx') },
          { path: paths.tryOne, lazy: () => import('#web/screens/game/TryScreen.tsx') },
          signedIn(redirectForSubscription, [
            {
              path: paths.subscription,
              lazy: () => import('#web/screens/subscriptions/manage/SubscriptionScreen.tsx'),
            },
            {
              path: paths.updateCard,
              lazy: () => import('#web/screens/subscriptions/manage/UpdateCardScreen.tsx'),
            },
          ]),
          {
            Component: PublicLayout,
            children: [
              {
                lazy: () => guarded(redirectForNewPassword),
                children: [
                  {
                    path: paths.newPassword,
                    lazy: () => import('#web/screens/signed-in/NewPasswordScreen.tsx'),
                  },
                ],
              },
              {
                lazy: () => guarded(redirectForTwoSteps),
                children: [
                  {
                    path: paths.twoSteps,
                    lazy: () => import('#web/screens/account-page/TwoStepsScreen.tsx'),
                  },
                ],
              },
              {
                path: paths.confirmEmail,
                lazy: () => import('#web/screens/sign-in/email-links/ConfirmEmailScreen.tsx'),
              },
              {
                path: paths.administratorInvitation,
                lazy: () => import('#web/screens/sign-in/sign-up/AdministratorInvitationScreen.tsx'),
              },
              {
                path: paths.billing,
                lazy: () => import('#web/screens/subscriptions/sign-up/BillingScreen.tsx'),
              },
              {
                path: paths.individualSignUp,
                lazy: () => import('#web/screens/subscriptions/sign-up/IndividualSignUpScreen.tsx'),
              },
            ],
          },
          signedIn(redirectForFacility, [
            { path: paths.facility, lazy: () => import('#web/screens/facilities/week/WeekScreen.tsx') },
            {
              path: paths.facilityMembers,
              lazy: () => import('#web/screens/facilities/members/MembersScreen.tsx'),
            },
            { path: paths.facilityAdd, lazy: () => import('#web/screens/facilities/adding/AddScreen.tsx') },
            {
              path: paths.facilityUnits,
              lazy: () => import('#web/screens/facilities/units/UnitsScreen.tsx'),
            },
            {
              path: paths.facilityFigures,
              lazy: () => import('#web/screens/facilities/figures/FiguresScreen.tsx'),
            },
            {
              path: paths.facilityAdministrators,
              lazy: () => import('#web/screens/facilities/administrators/AdministratorsScreen.tsx'),
            },
            { path: paths.facilityCode, lazy: () => import('#web/screens/facilities/invite/CodeScreen.tsx') },
          ]),
          signedIn(redirectForOperator, [
            { path: paths.operator, lazy: () => import('#web/screens/operator/OperatorScreen.tsx') },
          ]),
          signedIn(redirectForAccount, [
            { path: paths.account, lazy: () => import('#web/screens/account-page/AccountScreen.tsx') },
            { path: paths.study, lazy: () => import('#web/screens/study/StudyScreen.tsx') },
            {
              path: paths.receipts,
              lazy: () => import('#web/screens/subscriptions/receipts/ReceiptsScreen.tsx'),
            },
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
      Component: (await import('#web/screens/signed-in/SignedInLayout.tsx')).SignedInLayout,
    }),
    children,
  };
  return { lazy: () => guarded(redirectFor), children: [framed] };
}

/** Lazy, like everything that only users who are logged in need: the public pages stay small. */
async function guarded(redirectFor: RedirectRule) {
  const { guardedRoute } = await import('#web/screens/signed-in/guarded-route.tsx');
  return guardedRoute(redirectFor);
}

/** The visual language on one page; not part of the product. */
function developmentRoutes(): RouteObject[] {
  return import.meta.env.DEV
    ? [{ path: '/style', lazy: () => import('#web/screens/style/StyleScreen.tsx') }]
    : [];
}

/** With the parts that a prerendered home page loads later. */
async function loadHome() {
  const { preloadParts, ...screen } = await import('#web/screens/home/HomeScreen.tsx');
  await preloadParts();
  return screen;
}
