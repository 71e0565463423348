import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether this process is about to stop, and only finishes what load balancers have already sent to it. */
export type Draining = {
  readonly isOn: boolean;
  /** From now on `/readyz` is 503; returns when load balancers have had time to notice. */
  start(seconds: number): Promise<void>;
};

export function createDraining(): Draining {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    async start(seconds) {
      isOn = true;
      await sleep(seconds * 1000);
    },
  };
}

/** Tells clients to send the next request on a new connection, so that none is left when the server closes. */
export function endConnectionsWhileDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (draining.isOn) reply.header('connection', 'close');
  });
}
