import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { Problem } from '#server/lib/problem.ts';
import type { SocialProfile } from './profile.ts';

/** One GET of the Graph API: its JSON. @throws Error when Facebook does not respond or fails */
export type Graph = (path: string, query: Record<string, string>) => Promise<unknown>;

/** The app a token must have been made for, and where to check it. */
export type FacebookApp = { appId: string; appSecret: string; graph: Graph };

const inspection = z.object({
  data: z.object({
    app_id: z.coerce.string(),
    user_id: z.coerce.string(),
    is_valid: z.literal(true),
    expires_at: z.optional(z.number()),
  }),
});

const person = z.object({
  id: z.string(),
  name: z.optional(text()),
  email: z.optional(text()),
  picture: z.optional(z.object({ data: z.object({ url: z.string() }) })),
});

const timeOutMs = 5000;

/** The Graph API at this address. A rejection (4xx) has a JSON body too, which the reader judges. */
export function facebookGraph(address: string): Graph {
  return async (path, query) => {
    const url = `${address}/${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeOutMs), redirect: 'error' });
    if (response.status >= 500 || response.status === 429)
      throw new Error(`The Graph API responded with ${response.status}.`);
    return response.json();
  };
}

/**
 * The person an access token belongs to; null when it is not valid, was made for another app or belongs to another
 * user. The profile is fetched only for a valid token.
 * @throws Problem `provider_unavailable` when Facebook does not respond
 */
export async function readFacebookToken(
  { appId, appSecret, graph }: FacebookApp,
  userId: string,
  accessToken: string,
  now: Date,
): Promise<SocialProfile | null> {
  const ask: Graph = (path, query) =>
    graph(path, query).catch(() => {
      throw new Problem('provider_unavailable', commonMessages.facebookUnreachable);
    });
  const inspected = inspection.safeParse(
    await ask('debug_token', { input_token: accessToken, access_token: `${appId}|${appSecret}` }),
  );
  if (!inspected.success) return null;
  const { app_id, user_id, expires_at } = inspected.data.data;
  const isOver = expires_at !== undefined && expires_at !== 0 && expires_at * 1000 <= now.getTime();
  if (app_id !== appId || user_id !== userId || isOver) return null;
  const fetched = person.safeParse(
    await ask('me', {
      fields: 'id,name,email,picture',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    }),
  );
  if (!fetched.success || fetched.data.id !== userId) return null;
  const { name, email, picture } = fetched.data;
  return {
    provider: 'facebook',
    subject: userId,
    name: name ?? '',
    email: email ?? null,
    isEmailVerified: false,
    isEmailOwn: false,
    picture: picture?.data.url ?? null,
  };
}
