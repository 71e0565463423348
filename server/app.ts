import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { confirmDeletion } from './accounts/deletion/confirm-deletion.ts';
import { deleteAccount } from './accounts/deletion/delete-account.ts';
import { restoreAccount } from './accounts/deletion/restore-account.ts';
import { getMe } from './accounts/log-in/get-me.ts';
import { logIn } from './accounts/log-in/log-in.ts';
import { logOut } from './accounts/log-in/log-out.ts';
import { authenticate } from './accounts/log-in/sessions.ts';
import { askOwnerLink } from './accounts/own/ask-owner-link.ts';
import { changeAccount } from './accounts/own/change-account.ts';
import { changePassword } from './accounts/own/change-password.ts';
import { confirmEmail } from './accounts/own/confirm-email.ts';
import { confirmOwner } from './accounts/own/confirm-owner.ts';
import { endSessions } from './accounts/own/end-sessions.ts';
import { exportAccount } from './accounts/own/export-account.ts';
import { getAccount } from './accounts/own/get-account.ts';
import { getEmailLink } from './accounts/own/get-email-link.ts';
import { giveConsent } from './accounts/own/give-consent.ts';
import { listSignIns } from './accounts/own/list-sign-ins.ts';
import { undoEmailChange } from './accounts/own/undo-email-change.ts';
import { forgotPassword } from './accounts/passwords/forgot-password.ts';
import { resetPassword } from './accounts/passwords/reset-password.ts';
import { checkEmailFree } from './accounts/sign-up/check-email-free.ts';
import { signUpFacility } from './accounts/sign-up/sign-up-facility.ts';
import { signUpIndividual } from './accounts/sign-up/sign-up-individual.ts';
import { logInWithProvider } from './accounts/social/log-in-with-provider.ts';
import { removeProvider } from './accounts/social/remove-provider.ts';
import { signUpFacilityWithProvider } from './accounts/social/sign-up-with-provider.ts';
import { listAnswers } from './answers/list-answers.ts';
import { bringBackPreviousGame } from './answers/previous-game.ts';
import { resumeGame } from './answers/resume-game.ts';
import { saveAnswer } from './answers/save-answer.ts';
import { getMemberResults } from './facilities/get-member-results.ts';
import { joinFacility } from './facilities/join-facility.ts';
import { leaveFacility } from './facilities/leave-facility.ts';
import { replaceFacilityCode } from './facilities/replace-code.ts';
import { revokeFacilityCode } from './facilities/revoke-code.ts';
import { setMemberPassword } from './facilities/set-member-password.ts';
import { getGame } from './game/get-game.ts';
import { getSampleGame } from './game/get-sample-game.ts';
import { listGames } from './game/list-games.ts';
import { refuseBlockedNetworks } from './http/blocked-networks.ts';
import { serveClips } from './http/clips.ts';
import { sendProblem } from './http/errors.ts';
import { type Mount, mountOn } from './http/mount.ts';
import { publishOpenApi } from './http/openapi.ts';
import { refuseBeyondQueue, shedLoad } from './http/overload.ts';
import { createProtection } from './http/security.ts';
import { servePages } from './pages/serve-pages.ts';
import { checkProcess, readinessCheck } from './platform/health.ts';
import { getConfig } from './platform/public-config.ts';
import { serveSecurityTxt } from './platform/security-txt.ts';
import { Problem } from './problem.ts';
import { makeReport } from './reports/make-report.ts';
import { serveReports } from './reports/open-report.ts';
import { serveSandbox } from './sandbox/serve-sandbox.ts';
import type { Services } from './services.ts';
import { calculatePrice } from './subscriptions/calculate-price.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { changeCard } from './subscriptions/change-card.ts';
import { confirmPayment } from './subscriptions/confirm-payment.ts';
import { getPrice } from './subscriptions/get-price.ts';
import { getReceipt } from './subscriptions/get-receipt.ts';
import { getSubscription } from './subscriptions/get-subscription.ts';
import { refundSubscription } from './subscriptions/refund-subscription.ts';
import { servePaymentEvents } from './subscriptions/serve-payment-events.ts';
import { serveSandboxSubscriptions } from './subscriptions/serve-sandbox-subscriptions.ts';
import { updateSubscription } from './subscriptions/update-subscription.ts';
import { contactUs } from './support/contact-us.ts';
import { giveFeedback } from './support/give-feedback.ts';
import { listSurveys } from './surveys/list-surveys.ts';
import { submitSurvey } from './surveys/submit-survey.ts';

const bodyLimitBytes = 100_000;
/** For a whole request to come in, its body included. */
const requestDeadlineMs = 30_000;
/** For its headers: who only opens connections holds none for long. */
const headersDeadlineMs = 10_000;
const checkConnectionsMs = 5_000;

/**
 * The whole HTTP side, every route by hand.
 * @param callDeadlineMs a call that is not done by then is answered as busy; sending a response may take longer
 * @throws when a route or plug-in cannot be set up
 */
export async function buildApp(services: Services, callDeadlineMs = 20_000): Promise<FastifyInstance> {
  const app = createServer(services);
  logAnswers(app);
  services.metrics.observe(app);
  await app.register(fastifyCompress, { globalDecompression: false });
  // Tests share busy machines and are never too many.
  if (services.config.env !== 'test') await shedLoad(app);
  refuseBeyondQueue(app, services);
  refuseBlockedNetworks(app, services);
  await publishOpenApi(app);

  const mounts = mountOn(app, services, authenticate(services), callDeadlineMs);
  mountForAnyone(mounts.anyone);
  mountForNewcomers(mounts.anyone);
  mountForHoldersOfLinks(mounts.anyone);
  mountForAnyoneKnown(mounts.anyoneKnown);
  mountForOwners(mounts.signedIn);
  mountForSubscribers(mounts.signedIn);
  mountForPlayers(mounts.signedIn);

  // The sandbox's letters, identities and stores
  serveSandbox(app, services);
  serveSandboxSubscriptions(app, mounts.anyone, services);

  // Who proves by a signature to be the payment provider
  await servePaymentEvents(app, services);

  // Files
  await serveClips(app);
  serveReports(app, services);
  serveSecurityTxt(app, services);

  // Pages, for every address that is left
  await servePages(app, services, services.config.webDir);

  app.addHook('onClose', () => services.reportDesk.close());

  app.setNotFoundHandler(() => {
    throw new Problem('not_found', 'There is nothing at this address.');
  });
  return app;
}

function mountForAnyone(anyone: Mount<'anyone'>): void {
  anyone(endpoints.healthz, checkProcess);
  anyone(endpoints.readyz, readinessCheck());
  anyone(endpoints.getConfig, getConfig);
  anyone(endpoints.listGames, listGames);
  anyone(endpoints.getSampleGame, getSampleGame);
}

/** Anyone: getting in. */
function mountForNewcomers(anyone: Mount<'anyone'>): void {
  anyone(endpoints.login, logIn);
  anyone(endpoints.facilityLogin, logIn);
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

/** Whoever has a mailed link. */
function mountForHoldersOfLinks(anyone: Mount<'anyone'>): void {
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

/** Anyone; who is signed in is known. */
function mountForAnyoneKnown(anyoneKnown: Mount<'anyoneKnown'>): void {
  anyoneKnown(endpoints.contactUs, contactUs);
  anyoneKnown(endpoints.giveFeedback, giveFeedback);
  anyoneKnown(endpoints.addFeedback, giveFeedback);
}

/** Who is signed in: the own account. */
function mountForOwners(signedIn: Mount<'signedIn'>): void {
  signedIn(endpoints.getMe, getMe);
  signedIn(endpoints.logout, logOut);
  signedIn(endpoints.getAccount, getAccount);
  signedIn(endpoints.changeAccount, changeAccount);
  signedIn(endpoints.askOwnerLink, askOwnerLink);
  signedIn(endpoints.changePassword, changePassword);
  signedIn(endpoints.endSessions, endSessions);
  signedIn(endpoints.removeProvider, removeProvider);
  signedIn(endpoints.listSignIns, listSignIns);
  signedIn(endpoints.giveConsent, giveConsent);
  signedIn(endpoints.exportAccount, exportAccount);
  signedIn(endpoints.deleteAccount, deleteAccount);
  signedIn(endpoints.joinFacility, joinFacility);
  signedIn(endpoints.leaveFacility, leaveFacility);
  signedIn(endpoints.replaceFacilityCode, replaceFacilityCode);
  signedIn(endpoints.revokeFacilityCode, revokeFacilityCode);
  signedIn(endpoints.getMemberResults, getMemberResults);
  signedIn(endpoints.setMemberPassword, setMemberPassword);
}

/** Who is signed in: the subscription. */
function mountForSubscribers(signedIn: Mount<'signedIn'>): void {
  signedIn(endpoints.getSubscription, getSubscription);
  signedIn(endpoints.updateSubscription, updateSubscription);
  signedIn(endpoints.confirmPayment, confirmPayment);
  signedIn(endpoints.cancelSubscription, cancelSubscription);
  signedIn(endpoints.refundSubscription, refundSubscription);
  signedIn(endpoints.changeCard, changeCard);
  signedIn(endpoints.getReceipt, getReceipt);
}

/** Who is signed in: the game. */
function mountForPlayers(signedIn: Mount<'signedIn'>): void {
  signedIn(endpoints.getGame, getGame);
  signedIn(endpoints.saveAnswer, saveAnswer);
  signedIn(endpoints.listAnswers, listAnswers);
  signedIn(endpoints.resumeGame, resumeGame);
  signedIn(endpoints.bringBackPreviousGame, bringBackPreviousGame);
  signedIn(endpoints.listSurveys, listSurveys);
  signedIn(endpoints.submitSurvey, submitSurvey);
  signedIn(endpoints.makeReport, makeReport);
}

function createServer({ log, config }: Services): FastifyInstance {
  const { trustProxy } = config;
  const protect = createProtection(config);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestDeadlineMs,
    http: { headersTimeout: headersDeadlineMs, connectionsCheckingInterval: checkConnectionsMs },
    trustProxy:
      typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy && [...trustProxy],
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) =>
      protect(request, reply.raw, () => {
        reply.header('x-request-id', request.id);
        void sendProblem(error, request, reply);
      }),
  }) as unknown as FastifyInstance;
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', (request, { raw }, done) => protect(request, raw, done));
  // The contract checks and shapes (http/mount.ts); Fastify's schemas only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  // A call without content may still say that its content is JSON, as many clients do.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, {});
    else parseJson(request, text as string, done);
  });
  return app;
}

/** One line an answer. The route's pattern, not the address: addresses can hold tokens. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
