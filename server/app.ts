import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Caller, Only } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { confirmDeletion } from './accounts/deletion/confirm-deletion.ts';
import { deleteAccount } from './accounts/deletion/delete-account.ts';
import { restoreAccount } from './accounts/deletion/restore-account.ts';
import { confirmEmail } from './accounts/email-address/confirm-email.ts';
import { getEmailLink } from './accounts/email-address/get-email-link.ts';
import { undoEmailChange } from './accounts/email-address/undo-email-change.ts';
import { getMe } from './accounts/log-in/get-me.ts';
import { logIn } from './accounts/log-in/log-in.ts';
import { logOut } from './accounts/log-in/log-out.ts';
import { authenticate } from './accounts/log-in/sessions.ts';
import { changeAccount } from './accounts/own/change-account.ts';
import { changePassword } from './accounts/own/change-password.ts';
import { confirmOwner } from './accounts/own/confirm-owner.ts';
import { endSessions } from './accounts/own/end-sessions.ts';
import { exportAccount } from './accounts/own/export-account.ts';
import { getAccount } from './accounts/own/get-account.ts';
import { giveConsent } from './accounts/own/give-consent.ts';
import { listSignIns } from './accounts/own/list-sign-ins.ts';
import { requestOwnerLink } from './accounts/own/request-owner-link.ts';
import { forgotPassword } from './accounts/passwords/forgot-password.ts';
import { resetPassword } from './accounts/passwords/reset-password.ts';
import { checkEmailFree } from './accounts/sign-up/check-email-free.ts';
import { signUpFacility } from './accounts/sign-up/sign-up-facility.ts';
import { signUpIndividual } from './accounts/sign-up/sign-up-individual.ts';
import { logInWithProvider } from './accounts/social/log-in-with-provider.ts';
import { removeProvider } from './accounts/social/remove-provider.ts';
import { signUpFacilityWithProvider } from './accounts/social/sign-up-with-provider.ts';
import { confirmAppSetUp } from './accounts/two-steps/app/confirm-app-set-up.ts';
import { removeApp } from './accounts/two-steps/app/remove-app.ts';
import { startAppSetUp } from './accounts/two-steps/app/start-app-set-up.ts';
import { logInWithCode } from './accounts/two-steps/log-in/log-in-with-code.ts';
import { addPasskey } from './accounts/two-steps/passkeys/add-passkey.ts';
import { removePasskey, renamePasskey } from './accounts/two-steps/passkeys/change-passkeys.ts';
import { logInWithPasskey, startPasskeyLogIn } from './accounts/two-steps/passkeys/log-in-with-passkey.ts';
import { confirmOwnerByPasskey, startOwnerPasskey } from './accounts/two-steps/passkeys/owner-passkey.ts';
import { startPasskeySetUp } from './accounts/two-steps/passkeys/start-passkey-set-up.ts';
import { replaceRecoveryCodes } from './accounts/two-steps/replace-recovery-codes.ts';
import { restorePlaythrough } from './answers/archived-playthroughs.ts';
import { listAnswers } from './answers/list-answers.ts';
import { resumeGame } from './answers/resume-game.ts';
import { saveAnswer } from './answers/saving/save-answer.ts';
import { addMember } from './facilities/adding/add-member.ts';
import { importMembers } from './facilities/adding/import-members.ts';
import { countCards, makeCards } from './facilities/adding/make-cards.ts';
import { getMemberResults } from './facilities/administration/get-member-results.ts';
import { listMembers } from './facilities/administration/list-members.ts';
import { replaceFacilityCode } from './facilities/administration/replace-code.ts';
import { revokeFacilityCode } from './facilities/administration/revoke-code.ts';
import { setMemberPassword } from './facilities/administration/set-member-password.ts';
import { joinFacility } from './facilities/members/join-facility.ts';
import { leaveFacility } from './facilities/members/leave-facility.ts';
import { addUnit } from './facilities/units/add-unit.ts';
import { listUnits } from './facilities/units/list-units.ts';
import { putInUnit } from './facilities/units/put-in-unit.ts';
import { removeUnit } from './facilities/units/remove-unit.ts';
import { renameUnit } from './facilities/units/rename-unit.ts';
import { getGame } from './game/get-game.ts';
import { getSampleGame } from './game/get-sample-game.ts';
import { listGames } from './game/list-games.ts';
import { createServer } from './lib/http/create-server.ts';
import { type Mount, type Mounts, mountOn } from './lib/http/mount.ts';
import { publishOpenApi } from './lib/http/openapi.ts';
import { rejectBeyondQueue, shedLoad } from './lib/http/overload.ts';
import { rejectBlockedNetworks } from './lib/limits/blocked-networks.ts';
import { Problem } from './lib/problem.ts';
import { serveClips } from './pages/clips.ts';
import { servePlainPageFiles } from './pages/plain-page.ts';
import { servePages } from './pages/serve-pages.ts';
import { endHelperLink } from './plans/helper/end-helper-link.ts';
import { getHelper } from './plans/helper/get-helper.ts';
import { makeHelperLink } from './plans/helper/make-helper-link.ts';
import { saveHelperWishes } from './plans/helper/save-helper-wishes.ts';
import { serveHelperPage } from './plans/helper/serve-helper-page.ts';
import { listPlanChanges } from './plans/list-plan-changes.ts';
import { savePlanChanges } from './plans/save-plan-changes.ts';
import { endConnectionsWhileDraining } from './platform/draining.ts';
import { checkProcess, readinessCheck } from './platform/health.ts';
import { getConfig } from './platform/public-config.ts';
import { serveSecurityTxt } from './platform/security-txt.ts';
import { getReminders } from './reminders/get-reminders.ts';
import { saveReminders } from './reminders/save-reminders.ts';
import { serveStopPage } from './reminders/serve-stop-page.ts';
import { makeReport } from './reports/make-report.ts';
import { serveReports } from './reports/open-report.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { saveReviews } from './reviews/save-reviews.ts';
import { confirmAtBank, createSandboxCard, findBankConfirmation } from './sandbox/payments/handlers.ts';
import { serveBankPage } from './sandbox/payments/serve-bank-page.ts';
import { serveSandbox } from './sandbox/serve-sandbox.ts';
import type { Services } from './services.ts';
import { saveStudyConsent } from './study/save-study-consent.ts';
import { advanceBilling } from './subscriptions/calls/advance-billing.ts';
import { calculatePrice } from './subscriptions/calls/calculate-price.ts';
import { cancelSubscription } from './subscriptions/calls/cancel-subscription.ts';
import { changeCard } from './subscriptions/calls/change-card.ts';
import { confirmPayment } from './subscriptions/calls/confirm-payment.ts';
import { getPrice } from './subscriptions/calls/get-price.ts';
import { getReceipt } from './subscriptions/calls/get-receipt.ts';
import { getSubscription } from './subscriptions/calls/get-subscription.ts';
import { refundSubscription } from './subscriptions/calls/refund-subscription.ts';
import { servePaymentEvents } from './subscriptions/calls/serve-payment-events.ts';
import { serveSandboxSubscriptions } from './subscriptions/calls/serve-sandbox-subscriptions.ts';
import { updateSubscription } from './subscriptions/calls/update-subscription.ts';
import type { Player } from './subscriptions/check-access.ts';
import { contactUs } from './support/contact-us.ts';
import { giveFeedback } from './support/give-feedback.ts';
import { listSurveys } from './surveys/list-surveys.ts';
import { submitSurvey } from './surveys/submit-survey.ts';

/** Mounts endpoints for these callers; `O` also allows those that are only for some of the signed-in people. */
type MountFor<C extends Caller, O extends Only = never> = Mount<C, Services, Player, O>;

/**
 * The whole HTTP side; every route is listed by hand.
 * @param callDeadlineMs a call that takes longer gets the response `busy`; sending a response may take longer
 * @throws when a route or plug-in cannot be set up
 */
export async function buildApp(services: Services, callDeadlineMs = 20_000): Promise<FastifyInstance> {
  const app = createServer(services);
  services.metrics.observe(app);
  services.tracing?.observe(app);
  endConnectionsWhileDraining(app, services.draining);
  await app.register(fastifyCompress, { globalDecompression: false });
  // Tests share busy machines and never make too many calls.
  if (services.config.env !== 'test') await shedLoad(app);
  rejectBeyondQueue(app, services);
  rejectBlockedNetworks(app, services);
  await publishOpenApi(app);

  const mounts = mountOn(app, services, authenticate(services), callDeadlineMs);
  mountForAnyone(mounts.anyone);
  mountForNewcomers(mounts.anyone);
  mountForEmailTokenHolders(mounts.anyone);
  mountForAnyoneKnown(mounts.anyoneKnown);
  mountForOwners(mounts.signedIn);
  mountForTwoSteps(mounts.signedIn);
  mountForAdministrators(mounts.signedIn);
  mountForSubscribers(mounts.signedIn);
  mountForPlayers(mounts.signedIn);

  // The sandbox's emails, identities, stores and payments
  serveSandbox(app, services);
  if (services.payments.name === 'sandbox') serveSandboxPayments(app, mounts, services);

  // The payment provider, which is authenticated by a signature
  await servePaymentEvents(app, services);

  // Files
  await serveClips(app);
  serveReports(app, services);
  serveSecurityTxt(app, services);

  // Pages without the app, for people who hold a link
  servePlainPageFiles(app);
  serveHelperPage(app, services);
  serveStopPage(app, services);

  // Pages, for every address that is left
  await servePages(app, services, services.config.webDir);

  app.addHook('onClose', () => services.reportQueue.close());

  app.setNotFoundHandler(() => {
    throw new Problem('not_found', 'There is nothing at this address.');
  });
  return app;
}

function mountForAnyone(anyone: MountFor<'anyone'>): void {
  anyone(endpoints.healthz, checkProcess);
  anyone(endpoints.readyz, readinessCheck());
  anyone(endpoints.getConfig, getConfig);
  anyone(endpoints.listGames, listGames);
  anyone(endpoints.getSampleGame, getSampleGame);
}

/** Anyone, to log in or sign up. */
function mountForNewcomers(anyone: MountFor<'anyone'>): void {
  anyone(endpoints.login, logIn);
  anyone(endpoints.facilityLogin, logIn);
  anyone(endpoints.logInWithCode, logInWithCode);
  anyone(endpoints.startPasskeyLogIn, startPasskeyLogIn);
  anyone(endpoints.logInWithPasskey, logInWithPasskey);
  anyone(endpoints.facilityRegister, signUpFacility);
  anyone(endpoints.individualRegister, signUpIndividual);
  anyone(endpoints.googleLogin, logInWithProvider);
  anyone(endpoints.facebookLogin, logInWithProvider);
  anyone(endpoints.facilityGoogleRegister, signUpFacilityWithProvider);
  anyone(endpoints.facilityFacebookRegister, signUpFacilityWithProvider);
  anyone(endpoints.individualGoogleRegister, signUpIndividual);
  anyone(endpoints.individualFacebookRegister, signUpIndividual);
  anyone(endpoints.individualUserExists, checkEmailFree);
  anyone(endpoints.forgotPassword, forgotPassword('common'));
  anyone(endpoints.facilityForgotPassword, forgotPassword('facility'));
  anyone(endpoints.individualForgotPassword, forgotPassword('individual'));
  anyone(endpoints.getPrice, getPrice);
  anyone(endpoints.calculatePrice, calculatePrice);
}

/** Anyone with a token from an email. */
function mountForEmailTokenHolders(anyone: MountFor<'anyone'>): void {
  anyone(endpoints.resetPassword, resetPassword);
  anyone(endpoints.facilityResetPassword, resetPassword);
  anyone(endpoints.individualResetPassword, resetPassword);
  anyone(endpoints.getEmailLink, getEmailLink);
  anyone(endpoints.confirmEmail, confirmEmail);
  anyone(endpoints.undoEmailChange, undoEmailChange);
  anyone(endpoints.confirmOwner, confirmOwner);
  anyone(endpoints.confirmDeletion, confirmDeletion);
  anyone(endpoints.restoreAccount, restoreAccount);
}

/** Anyone; a signed-in caller is known. */
function mountForAnyoneKnown(anyoneKnown: MountFor<'anyoneKnown'>): void {
  anyoneKnown(endpoints.contactUs, contactUs);
  anyoneKnown(endpoints.giveFeedback, giveFeedback);
  anyoneKnown(endpoints.addFeedback, giveFeedback);
}

/** Signed-in people, for their own account. */
function mountForOwners(signedIn: MountFor<'signedIn'>): void {
  signedIn(endpoints.getMe, getMe);
  signedIn(endpoints.logout, logOut);
  signedIn(endpoints.getAccount, getAccount);
  signedIn(endpoints.changeAccount, changeAccount);
  signedIn(endpoints.requestOwnerLink, requestOwnerLink);
  signedIn(endpoints.changePassword, changePassword);
  signedIn(endpoints.endSessions, endSessions);
  signedIn(endpoints.removeProvider, removeProvider);
  signedIn(endpoints.listSignIns, listSignIns);
  signedIn(endpoints.giveConsent, giveConsent);
  signedIn(endpoints.saveStudyConsent, saveStudyConsent);
  signedIn(endpoints.exportAccount, exportAccount);
  signedIn(endpoints.deleteAccount, deleteAccount);
  signedIn(endpoints.joinFacility, joinFacility);
  signedIn(endpoints.leaveFacility, leaveFacility);
  signedIn(endpoints.endHelperLink, endHelperLink);
  signedIn(endpoints.getReminders, getReminders);
  signedIn(endpoints.saveReminders, saveReminders);
}

/** Signed-in people, for the second steps of their login. */
function mountForTwoSteps(signedIn: MountFor<'signedIn'>): void {
  signedIn(endpoints.startAppSetUp, startAppSetUp);
  signedIn(endpoints.confirmAppSetUp, confirmAppSetUp);
  signedIn(endpoints.removeApp, removeApp);
  signedIn(endpoints.replaceRecoveryCodes, replaceRecoveryCodes);
  signedIn(endpoints.startPasskeySetUp, startPasskeySetUp);
  signedIn(endpoints.addPasskey, addPasskey);
  signedIn(endpoints.renamePasskey, renamePasskey);
  signedIn(endpoints.removePasskey, removePasskey);
  signedIn(endpoints.startOwnerPasskey, startOwnerPasskey);
  signedIn(endpoints.confirmOwnerByPasskey, confirmOwnerByPasskey);
}

/** Administrators of a facility, for its code, its members and its units. */
function mountForAdministrators(signedIn: MountFor<'signedIn', 'administrators'>): void {
  signedIn(endpoints.replaceFacilityCode, replaceFacilityCode);
  signedIn(endpoints.revokeFacilityCode, revokeFacilityCode);
  signedIn(endpoints.listMembers, listMembers);
  signedIn(endpoints.getMemberResults, getMemberResults);
  signedIn(endpoints.setMemberPassword, setMemberPassword);
  signedIn(endpoints.addMember, addMember);
  signedIn(endpoints.importMembers, importMembers);
  signedIn(endpoints.makeCards, makeCards);
  signedIn(endpoints.countCards, countCards);
  signedIn(endpoints.listUnits, listUnits);
  signedIn(endpoints.addUnit, addUnit);
  signedIn(endpoints.renameUnit, renameUnit);
  signedIn(endpoints.removeUnit, removeUnit);
  signedIn(endpoints.putInUnit, putInUnit);
}

/** Signed-in people, for their subscription. */
function mountForSubscribers(signedIn: MountFor<'signedIn', 'individuals'>): void {
  signedIn(endpoints.getSubscription, getSubscription);
  signedIn(endpoints.updateSubscription, updateSubscription);
  signedIn(endpoints.confirmPayment, confirmPayment);
  signedIn(endpoints.cancelSubscription, cancelSubscription);
  signedIn(endpoints.refundSubscription, refundSubscription);
  signedIn(endpoints.changeCard, changeCard);
  signedIn(endpoints.getReceipt, getReceipt);
}

/** Signed-in people, for the game. */
function mountForPlayers(signedIn: MountFor<'signedIn', 'players'>): void {
  signedIn(endpoints.getGame, getGame);
  signedIn(endpoints.saveAnswer, saveAnswer);
  signedIn(endpoints.listAnswers, listAnswers);
  signedIn(endpoints.resumeGame, resumeGame);
  signedIn(endpoints.restorePlaythrough, restorePlaythrough);
  signedIn(endpoints.saveReviews, saveReviews);
  signedIn(endpoints.listReviews, listReviews);
  signedIn(endpoints.savePlanChanges, savePlanChanges);
  signedIn(endpoints.listPlanChanges, listPlanChanges);
  signedIn(endpoints.getHelper, getHelper);
  signedIn(endpoints.saveHelperWishes, saveHelperWishes);
  signedIn(endpoints.makeHelperLink, makeHelperLink);
  signedIn(endpoints.listSurveys, listSurveys);
  signedIn(endpoints.submitSurvey, submitSurvey);
  signedIn(endpoints.makeReport, makeReport);
}

/** The sandbox's card fields, its bank, and the page that advances a subscription to its next date. */
function serveSandboxPayments(
  app: FastifyInstance,
  { anyone }: Mounts<Services, Player>,
  services: Services,
): void {
  anyone(endpoints.createSandboxCard, createSandboxCard);
  anyone(endpoints.findBankConfirmation, findBankConfirmation);
  anyone(endpoints.confirmAtBank, confirmAtBank);
  anyone(endpoints.advanceBilling, advanceBilling);
  serveBankPage(app, services);
  serveSandboxSubscriptions(app);
}
