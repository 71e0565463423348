import { quietMs } from './quiet-ms.ts';

/** What a finger or a mouse can press. Fields, films and text take every press: a second one selects a word. */
const controls =
  'a[href], button, summary, label, option, input:is([type=button], [type=submit], [type=checkbox], [type=radio]), [role=button], [role=tab], [role=radio], [role=menuitem], [role=option], [role=switch], [role=checkbox]';
const sameSpotPx = 40;

/**
 * Lets a press count once. A trembling finger touches twice, and some people double-click everything: a second press on
 * the same spot within 700 ms is ignored, and so is a press on what has appeared, or came out from under a dialog, less
 * than 700 ms ago. It applies to every control and pointer; keys, and clicks of a program, count at once.
 */
export function guardPresses(page: Document): void {
  const { hasAppeared } = watchAppearing(page);
  let counted = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  let isIgnored = false;

  const isNearCounted = ({ clientX, clientY }: MouseEvent) =>
    Math.hypot(clientX - counted.x, clientY - counted.y) <= sameSpotPx;

  page.addEventListener(
    'pointerdown',
    (event) => {
      const control = controlOf(event);
      isIgnored =
        control !== null &&
        ((isNearCounted(event) && event.timeStamp - counted.at < quietMs) ||
          hasAppeared(control, event.timeStamp));
      if (isIgnored) swallow(event);
      else counted = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    { capture: true },
  );
  page.addEventListener('pointerup', (event) => isIgnored && swallow(event), { capture: true });
  page.addEventListener('pointercancel', () => {
    isIgnored = false;
  });
  page.addEventListener(
    'click',
    (event) => {
      // Browsers before Safari 18.4 do not say here which pointer it was; a key or a program has pressed if it counts none.
      if (event.detail === 0) return;
      const isSecond = event.detail === 2 && isNearCounted(event) && controlOf(event) !== null;
      if (isIgnored || isSecond) swallow(event);
      isIgnored = false;
    },
    { capture: true },
  );
}

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(controls) : null;
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

/** Remembers when an element came onto the page, was shown, or when a dialog above everything else went away. */
function watchAppearing(page: Document) {
  const shownAt = new WeakMap<Node, number>();
  let uncoveredAt = Number.NEGATIVE_INFINITY;

  new MutationObserver((mutations) => {
    const now = performance.now();
    for (const { type, target, addedNodes, removedNodes } of mutations) {
      if (type === 'attributes') {
        shownAt.set(target, now);
        if (isDialog(target)) uncoveredAt = now;
      }
      for (const node of addedNodes) shownAt.set(node, now);
      if (Array.from(removedNodes).some(holdsDialog)) uncoveredAt = now;
    }
  }).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden', 'inert', 'open'],
  });

  function hasAppeared(control: Element, now: number): boolean {
    const isRecent = (at = Number.NEGATIVE_INFINITY) => now - at < quietMs;
    for (let node: Element | null = control; node !== null; node = node.parentElement)
      if (isRecent(shownAt.get(node))) return true;
    return isRecent(uncoveredAt);
  }
  return { hasAppeared };
}

function isDialog(node: Node): boolean {
  return node instanceof Element && node.matches('dialog, [role=dialog], [role=alertdialog]');
}

function holdsDialog(node: Node): boolean {
  return (
    isDialog(node) ||
    (node instanceof Element &&
      node.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null)
  );
}
