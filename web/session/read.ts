import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answer, Endpoint } from '#contract/endpoint.ts';
import { ApiProblem, addressOfCall, type Call, send } from '#web/api/client.ts';
import { parseAnswer } from '#web/api/parse-answer.ts';
import { currentSession } from './current-session.ts';
import { findKeptRead, type KeptRead, keepRead } from './kept-reads.ts';

/** After this long without a response a page shows what was kept, and goes on waiting. */
const patienceMs = 5_000;

type Reading<Data> = {
  /** What TanStack Query gives its query function. */
  context: { client: QueryClient; queryKey: QueryKey; signal: AbortSignal };
  /** Reads it at the server. */
  fresh: () => Promise<Data>;
  /** What this device knows of it, if anything. */
  kept: () => Promise<Data | undefined>;
  patienceMs?: number;
};

/**
 * Reads for the person, also where the network is slow or away: then what was kept is shown, and said to be old, until
 * the response comes. What is old never replaces what is newer.
 */
export async function readOrShowKept<Data>({
  context: { client, queryKey, signal },
  fresh,
  kept,
  patienceMs: waitMs = patienceMs,
}: Reading<Data>): Promise<Data> {
  const old = oldOf(client);
  const hash = hashKey(queryKey);
  let isWaiting = true;
  const showKept = async () => {
    // What this page has read itself is at least as new.
    if (client.getQueryData(queryKey) !== undefined) return;
    const data = await kept();
    if (data === undefined || !isWaiting || signal.aborted) return;
    old.add(hash);
    client.setQueryData(queryKey, data);
  };
  const timer = setTimeout(() => void showKept(), waitMs);
  try {
    const data = await fresh();
    old.delete(hash);
    return data;
  } catch (problem) {
    if (!isUnreachable(problem)) throw problem;
    const data = client.getQueryData<Data>(queryKey) ?? (await kept());
    if (data === undefined) throw problem;
    old.add(hash);
    return data;
  } finally {
    isWaiting = false;
    clearTimeout(timer);
  }
}

const isUnreachable = (problem: unknown) => problem instanceof ApiProblem && problem.code === 'unreachable';

/** Makes a call of this session, and keeps its response for times without a network. */
export async function readAndKeep<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<Answer<E>> {
  const session = currentSession();
  const answer = await send(endpoint, call);
  // Not waited for: a device without room for it must not hold up the page.
  if (session) void keepRead(session, addressOfCall(endpoint, call), answer).catch(() => {});
  return answer;
}

/** What this session kept of a call; null where there is nothing, or nothing that this version of the app can read. */
export async function findKept<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
): Promise<(KeptRead & { answer: Answer<E> }) | null> {
  const session = currentSession();
  const kept = session && (await findKeptRead(session, addressOfCall(endpoint, call)).catch(() => null));
  const parsed = kept && parseAnswer(endpoint.answer, kept.answer);
  return parsed ? { keptAt: kept.keptAt, answer: parsed.answer as Answer<E> } : null;
}

/** The query function of a single call that needs nothing but its response. */
export function readingOf<E extends Endpoint>(endpoint: E, call: Call<E>) {
  return (context: Reading<Answer<E>>['context']): Promise<Answer<E>> =>
    readOrShowKept({
      context,
      fresh: () => readAndKeep(endpoint, { ...call, signal: context.signal }),
      kept: async () => (await findKept(endpoint, call))?.answer,
    });
}

const oldByClient = new WeakMap<QueryClient, Set<string>>();

/** Hashes of the queries whose data are from before, and no response has come yet. */
function oldOf(client: QueryClient): Set<string> {
  const known = oldByClient.get(client) ?? new Set();
  oldByClient.set(client, known);
  return known;
}

/** Whether what the page shows of this query, or of any, is what the device kept. */
export function useIsOld(queryKey?: QueryKey): boolean {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .findAll({ type: 'active', ...(queryKey && { queryKey, exact: true }) })
        .some(({ queryHash }) => oldOf(client).has(queryHash)),
    () => false,
  );
}

/** Asks again for what is shown as it was kept. */
export function readOldAnew(client: QueryClient): Promise<void> {
  const old = oldOf(client);
  return client.invalidateQueries({ predicate: ({ queryHash }) => old.has(queryHash) });
}
