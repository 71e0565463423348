import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiProblem, addressOfCall, type ClientCall, send } from '../api/client.ts';
import { parseResponse } from '../api/parse-response.ts';
import { currentSession } from '../session/current-session.ts';
import { findStoredRead, type StoredRead, storeRead } from './stored-reads.ts';

/** After this long without a response a page shows the stored one, and keeps waiting. */
const showStoredAfterMs = 5_000;

type ReadOptions<Data> = {
  /** What TanStack Query gives its query function. */
  context: { client: QueryClient; queryKey: QueryKey; signal: AbortSignal };
  /** Reads it from the server. */
  fresh: () => Promise<Data>;
  /** Reads it from this device; undefined when nothing is stored. */
  stored: () => Promise<Data | undefined>;
  showStoredAfterMs?: number;
};

/**
 * Reads for the user, also with a slow network or without one: then the stored response is shown and marked as old
 * until the new one comes. An old response never replaces a newer one.
 */
export async function readOrShowStored<Data>({
  context: { client, queryKey, signal },
  fresh,
  stored,
  showStoredAfterMs: waitMs = showStoredAfterMs,
}: ReadOptions<Data>): Promise<Data> {
  const old = oldOf(client);
  const hash = hashKey(queryKey);
  let isWaiting = true;
  const showStored = async () => {
    // A response that this page has read itself is at least as new.
    if (client.getQueryData(queryKey) !== undefined) return;
    const data = await stored();
    if (data === undefined || !isWaiting || signal.aborted) return;
    old.add(hash);
    client.setQueryData(queryKey, data);
  };
  const timer = setTimeout(() => void showStored(), waitMs);
  try {
    const data = await fresh();
    old.delete(hash);
    return data;
  } catch (problem) {
    if (!isUnreachable(problem)) throw problem;
    const data = client.getQueryData<Data>(queryKey) ?? (await stored());
    if (data === undefined) throw problem;
    old.add(hash);
    return data;
  } finally {
    isWaiting = false;
    clearTimeout(timer);
  }
}

const isUnreachable = (problem: unknown) => problem instanceof ApiProblem && problem.code === 'unreachable';

/** Makes a call for this session, and stores its response for times without a network. */
export async function readAndStore<E extends Endpoint>(
  endpoint: E,
  call: ClientCall<E>,
): Promise<ResponseOf<E>> {
  const session = currentSession();
  const response = await send(endpoint, call);
  // Not awaited: a device without free space must not delay the page.
  if (session) void storeRead(session, addressOfCall(endpoint, call), response).catch(() => {});
  return response;
}

/** The stored response to a call of this session; null without one, or when this version of the app cannot read it. */
export async function findStored<E extends Endpoint>(
  endpoint: E,
  call: ClientCall<E>,
): Promise<(StoredRead & { response: ResponseOf<E> }) | null> {
  const session = currentSession();
  const stored = session && (await findStoredRead(session, addressOfCall(endpoint, call)).catch(() => null));
  const parsed = stored && parseResponse(endpoint.response, stored.response);
  return parsed ? { storedAt: stored.storedAt, response: parsed.response as ResponseOf<E> } : null;
}

/** The query function for a single call. */
export function queryFnFor<E extends Endpoint>(endpoint: E, call: ClientCall<E>) {
  return (context: ReadOptions<ResponseOf<E>>['context']): Promise<ResponseOf<E>> =>
    readOrShowStored({
      context,
      fresh: () => readAndStore(endpoint, { ...call, signal: context.signal }),
      stored: async () => (await findStored(endpoint, call))?.response,
    });
}

const oldByClient = new WeakMap<QueryClient, Set<string>>();

/** The hashes of queries that show a stored response because a new one has not come yet. */
function oldOf(client: QueryClient): Set<string> {
  const known = oldByClient.get(client) ?? new Set();
  oldByClient.set(client, known);
  return known;
}

/** Whether the page shows a stored response: of this query, or of any query when no key is given. */
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

/** Reads every stored response that is shown again from the server. */
export function refetchOld(client: QueryClient): Promise<void> {
  const old = oldOf(client);
  return client.invalidateQueries({ predicate: ({ queryHash }) => old.has(queryHash) });
}
