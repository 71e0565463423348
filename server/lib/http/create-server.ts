import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import Fastify, { errorCodes, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { togetherSocketPath } from '#contract/together-messages.ts';
import type { Config } from '#server/lib/config.ts';
import { sendProblem } from './errors.ts';
import { requestLanguage } from './request-language.ts';
import { createProtection } from './security.ts';
import { rejectUnread } from './unread-requests.ts';

const bodyLimitBytes = 100_000;
/** The time in which a whole request, including its body, must arrive. */
const requestDeadlineMs = 30_000;
/** The time in which its headers must arrive, so that clients that only open connections hold none for long. */
const headersDeadlineMs = 10_000;
const checkConnectionsMs = 5_000;

/** Fastify with the deadlines, headers, errors and log of every route. */
export function createServer({ log, config }: { log: Logger; config: Config }): FastifyInstance {
  const { trustProxy } = config;
  const protect = createProtection(config);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestDeadlineMs,
    http: {
      headersTimeout: headersDeadlineMs,
      connectionsCheckingInterval: checkConnectionsMs,
      // Elsewhere a wish for another protocol is only a header, as some clients send it with every request.
      shouldUpgradeCallback: ({ url }) => url === togetherSocketPath,
    },
    trustProxy:
      typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy && [...trustProxy],
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: rejectUnread,
    // A request whose address cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) =>
      protect(request, reply.raw, () => {
        request.language = requestLanguage(config.languages, request);
        reply.header('x-request-id', request.id);
        void sendProblem(error, request, reply);
      }),
  }) as unknown as FastifyInstance;
  logResponses(app);
  app.setErrorHandler(sendProblem);
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, { raw }, done) => {
    request.language = requestLanguage(config.languages, request);
    protect(request, raw, done);
  });
  // The contract checks and shapes (mount.ts); Fastify's schemas only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  acceptJsonAlone(app);
  return app;
}

/**
 * JSON is the only type of a body. Of a field that is there twice the last value counts: this is the one that the contract
 * checks and that handlers receive.
 */
function acceptJsonAlone(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, content, done) => {
    const bytes = content as Buffer;
    // A call without content may still say that its content is JSON, as many clients do.
    if (bytes.length === 0) done(null, {});
    // Decoding would replace what is no text, and another text than the one that was sent would be stored.
    else if (!isUtf8(bytes)) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    else parseJson(request, bytes.toString(), done);
  });
}

/** Logs one line for each response, with the route's pattern instead of the address: addresses can hold tokens. */
function logResponses(app: FastifyInstance): void {
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
      'responded',
    );
  });
}
