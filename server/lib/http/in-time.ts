import { busy } from '#server/lib/problem.ts';

/** Waits for the work of a route, but not longer than any call may take. @throws Problem `busy` */
export type InTime = <T>(work: Promise<T>) => Promise<T>;

/** Fastify's own handler deadline also covers sending, and would cut a response off on a slow line. */
export function createInTime(deadlineMs: number): InTime {
  return (work) => {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(busy()), deadlineMs);
    });
    return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
  };
}
