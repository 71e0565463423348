import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import type { Services } from '#server/services/services.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

/** The route that Stripe posts to. It reads the body as bytes, because the signature covers them. */
export async function servePaymentEvents(
  app: FastifyInstance,
  services: Services,
  inTime: InTime,
): Promise<void> {
  const { path, response } = endpoints.receivePaymentEvent;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(path, async (request) => {
      const signature = request.headers['stripe-signature'];
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return response.parse(await inTime(receivePaymentEvent(services, payload, String(signature ?? ''))));
    });
  });
}
