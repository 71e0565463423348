import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { sharedTypes } from '#contract/shared-types.ts';
import { createRejectOthers, type Player } from './access/check-access.ts';
import { createAuthentication } from './accounts/sessions.ts';
import type { RunningServer } from './create-services.ts';
import { serveResults } from './facilities/results/serve-results.ts';
import { serveHuddles } from './facilities/topics/serve-huddles.ts';
import { createServer } from './lib/http/create-server.ts';
import { endConnectionsWhileDraining } from './lib/http/draining.ts';
import { createInTime } from './lib/http/in-time.ts';
import { type Mounts, mountOn } from './lib/http/mount.ts';
import { publishOpenApi } from './lib/http/openapi.ts';
import { rejectBeyondQueue, shedLoad } from './lib/http/overload.ts';
import { rejectBlockedNetworks } from './lib/limits/blocked-networks.ts';
import { commonMessages } from './lib/messages.ts';
import { Problem } from './lib/problem.ts';
import {
  mountForAnyone,
  mountForAnyoneKnown,
  mountForEmailTokenHolders,
  mountForNewcomers,
  mountForScreens,
} from './open-calls.ts';
import { mountForOperators } from './operator-calls.ts';
import { serveClips } from './pages/clips.ts';
import { servePlainPageFiles } from './pages/plain-page.ts';
import { servePages } from './pages/serve-pages.ts';
import { serveHelperPage } from './plans/helper/serve-helper-page.ts';
import { serveSecurityTxt } from './platform/security-txt.ts';
import { serveStopPage } from './reminders/serve-stop-page.ts';
import { serveReports } from './reports/open-report.ts';
import { advanceBilling } from './sandbox/payments/advance-billing.ts';
import { confirmAtBank, createSandboxCard, findBankConfirmation } from './sandbox/payments/handlers.ts';
import { serveBankPage } from './sandbox/payments/serve-bank-page.ts';
import { serveSandboxSubscriptions } from './sandbox/payments/serve-sandbox-subscriptions.ts';
import { rejectOtherHosts } from './sandbox/reject-other-hosts.ts';
import { serveSandbox } from './sandbox/serve-sandbox.ts';
import type { Services } from './services/services.ts';
import {
  mountForAdministrators,
  mountForOwners,
  mountForParticipants,
  mountForPlayers,
  mountForSubscribers,
  mountForTwoSteps,
} from './signed-in-calls.ts';
import { servePaymentEvents } from './subscriptions/calls/serve-payment-events.ts';
import { createPagePrice } from './subscriptions/page-price.ts';
import { createHub } from './together/hub.ts';
import { serveTogetherSocket } from './together/serve-socket.ts';

/**
 * The whole HTTP side; every route is listed by hand.
 * @param callDeadlineMs a call that takes longer gets the response `busy`; sending a response may take longer
 * @throws when a route or plug-in cannot be set up
 */
export async function buildApp(running: RunningServer, callDeadlineMs = 20_000): Promise<FastifyInstance> {
  const { services, isBlocked, sandboxIdentity, tracing } = running;
  const app = createServer(services);
  services.metrics.observe(app);
  tracing?.observe(app);
  endConnectionsWhileDraining(app, services.draining);
  await app.register(fastifyCompress, { globalDecompression: false });
  // Tests share busy machines and never make too many calls.
  if (services.config.env !== 'test') await shedLoad(app);
  const { authenticate, sharing } = createAuthentication(services);
  const callers = { authenticate, rejectOthers: createRejectOthers(services) };
  rejectBeyondQueue(app, services, sharing);
  rejectBlockedNetworks(app, { isBlocked, publicConfig: services.publicConfig });
  if (services.config.sandbox && !services.config.sandboxForOthers) rejectOtherHosts(app);
  publishOpenApi(app, endpoints, sharedTypes);

  const inTime = createInTime(callDeadlineMs);
  const mounts = mountOn(app, services, callers, inTime);
  mountForAnyone(mounts.anyone);
  mountForNewcomers(mounts.anyone);
  mountForEmailTokenHolders(mounts.anyone);
  mountForAnyoneKnown(mounts.anyoneKnown);
  const hub = createHub(services);
  mountForScreens(mounts.anyone, hub);
  await serveTogetherSocket(app, services, hub);
  mountForOwners(mounts.signedIn);
  mountForParticipants(mounts.signedIn);
  mountForTwoSteps(mounts.signedIn);
  mountForAdministrators(mounts.signedIn);
  mountForOperators(mounts.signedIn);
  mountForSubscribers(mounts.signedIn);
  mountForPlayers(mounts.signedIn);

  // The sandbox's emails, identities, stores and payments
  if (sandboxIdentity) serveSandbox(app, services.database, sandboxIdentity);
  if (services.payments.name === 'sandbox') serveSandboxPayments(app, mounts, services);

  // The payment provider, which is authenticated by a signature
  await servePaymentEvents(app, services, inTime);

  // Files
  await serveClips(app);
  serveReports(app, services, inTime);
  serveHuddles(app, services, inTime);
  serveResults(app, services, inTime);
  serveSecurityTxt(app, services);

  // Pages without the app, for people who hold a link
  servePlainPageFiles(app);
  serveHelperPage(app, services, inTime);
  serveStopPage(app, services, inTime);

  // Pages, for every address that is left
  await servePages(app, services, {
    readPrice: createPagePrice(services),
    folder: services.config.webDir,
  });

  app.addHook('onClose', () => services.reportQueue.close());

  app.setNotFoundHandler(() => {
    throw new Problem('not_found', commonMessages.nothingHere);
  });
  return app;
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
