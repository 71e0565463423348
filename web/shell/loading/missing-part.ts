import { tabItems } from '#web/lib/storage.ts';
import { entryOf, fieldsOf } from '#web/lib/typed-fields.ts';
import { within } from '#web/lib/within.ts';

/** Why a part of the app did not arrive. */
export type Missing = 'offline' | 'busy' | 'newVersion';

const serverAnswersWithinMs = 5_000;
const key = 'typed';

/** Asks the server before the network is blamed: after a release it no longer has the parts of this page. */
export async function whyMissing(): Promise<Missing> {
  const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const answer = await within(serverAnswersWithinMs, asked, null);
  // The page of a Wi-Fi portal has no such header.
  if (!answer?.headers.has('X-Request-Id')) return 'offline';
  return answer.ok ? 'newVersion' : 'busy';
}

export function loadAgain(): void {
  keepTyped(location.pathname);
  location.reload();
}

/** Keeps for the page at this path what was typed, but nothing secret. */
export function keepTyped(path: string): void {
  const typed: Typed[] = [];
  for (const [name, field] of fieldsOf(document)) {
    const isSecret = field.type === 'password' || /^(?:cc-|one-time)/.test(field.autocomplete);
    if (!isSecret && entryOf(field)) typed.push([name, entryOf(field)]);
  }
  tabItems.set(key, JSON.stringify({ path, typed }));
}

/** What the page before had, once; nothing that cannot be read. */
export function takeTyped(): Typed[] {
  const item = tabItems.get(key);
  tabItems.remove(key);
  try {
    const { path, typed } = JSON.parse(item ?? '');
    return path === location.pathname && Array.isArray(typed) ? typed.filter(isTyped) : [];
  } catch {
    return [];
  }
}

/** A field and what was typed or chosen in it. */
type Typed = [name: string, entry: string | boolean];

const isTyped = (one: unknown): one is Typed =>
  Array.isArray(one) && typeof one[0] === 'string' && ['string', 'boolean'].includes(typeof one[1]);
