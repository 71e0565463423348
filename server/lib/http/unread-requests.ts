import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonMessages } from '#server/lib/messages.ts';
import { Problem } from '#server/lib/problem.ts';
import { plainProblem } from './plain-problem.ts';

type Fault = { status: 400 | 408 | 431; problem: Problem };

const faults: Record<string, Fault> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    problem: new Problem('malformed', commonMessages.requestLate),
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    problem: new Problem('too_large', commonMessages.addressTooLong),
  },
};
const unreadable: Fault = {
  status: 400,
  problem: new Problem('malformed', commonMessages.requestBroken),
};

/** Rejects what Node cannot read as a request, in the form of every other problem: it reaches no route and no hook. */
export function rejectUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, problem } = faults[error.code ?? ''] ?? unreadable;
  const { headers, body } = plainProblem(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
