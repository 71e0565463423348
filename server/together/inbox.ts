import type { ReceivedMessage } from '#contract/together-messages.ts';
import type { Seat } from './seats.ts';

/** A hand never sends more; beyond that messages are refused, and whoever does not stop is cut off. */
const burst = 40;
const perSecond = 20;
const mostRefused = 400;
/** Messages that wait while another one is carried out. */
const mostWaiting = 40;

type Verdict = 'take' | 'refuse' | 'cut off';

/** Says of each message of one screen whether it comes too fast. @param now in milliseconds */
export function createPace(now: () => number = () => performance.now()): () => Verdict {
  let left = burst;
  let refused = 0;
  let at = now();
  return () => {
    const next = now();
    left = Math.min(burst, left + ((next - at) / 1000) * perSecond);
    at = next;
    if (left >= 1) {
      left -= 1;
      return 'take';
    }
    refused += 1;
    return refused > mostRefused ? 'cut off' : 'refuse';
  };
}

type InboxDeps = {
  receive: (seat: Seat, sent: unknown) => Promise<ReceivedMessage | null>;
  reply: (message: ReceivedMessage) => void;
};

export type Inbox = {
  /** @returns what became of the message for now */
  take(sent: unknown): Verdict;
  /** From now on messages are carried out: those that came before, too. */
  open(seat: Seat): void;
};

/** The messages of a screen, one after the other; of scenes that wait only the newest is shown. */
export function createInbox({ receive, reply }: InboxDeps, pace = createPace()): Inbox {
  const waiting: unknown[] = [];
  let seat: Seat | null = null;
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking || seat === null) return;
    isWorking = true;
    while (waiting.length > 0) {
      const sent = waiting.shift();
      if (isScene(sent) && waiting.some(isScene)) continue;
      const answer = await receive(seat, sent);
      if (answer) reply(answer);
    }
    isWorking = false;
  }

  return {
    take(sent) {
      const verdict = pace();
      if (verdict !== 'take') return verdict;
      if (waiting.length >= mostWaiting) return 'refuse';
      waiting.push(sent);
      void work();
      return 'take';
    },
    open(given) {
      seat = given;
      void work();
    },
  };
}

const isScene = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'type' in sent && sent.type === 'show';
