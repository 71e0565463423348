import { fieldsOf, fill } from '#web/lib/typed-fields.ts';

/** A form may be opened a while after its page. */
const waitsMs = 60_000;

/** Gives the fields what the person had typed before the page was loaded again, as soon as they are there. */
export function putTypedBack(typed: readonly [string, string | boolean][], page: Document): void {
  const left = new Map(typed);
  const put = () => {
    for (const [name, field] of fieldsOf(page)) {
      const value = left.get(name);
      if (value === undefined) continue;
      left.delete(name);
      fill(field, value);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(put);
  observer.observe(page, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitsMs);
  put();
}
