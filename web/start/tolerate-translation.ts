/**
 * A browser that translates a page puts other nodes in the place of its texts: Chrome <font> elements, Safari new texts.
 * React keeps the nodes that it made. It throws when it removes one that is gone
 * (github.com/facebook/react/issues/11538), and nobody sees what it writes into one. So whatever else changes texts is
 * remembered, and undone for a whole sentence before React writes, moves or removes a text of it; the browser then
 * translates the present one. Called once, before the app is rendered.
 */
export function tolerateTranslation(
  page: Node = document.documentElement,
  node: Node = Node.prototype,
): void {
  const { insertBefore } = node;
  const changes = new WeakMap<Node, MutationRecord[]>();
  const places = new WeakMap<Node, Node>();
  const observer = new MutationObserver(remember);
  observer.observe(page, { childList: true, subtree: true });

  function remember(records: MutationRecord[]) {
    for (const record of records) {
      const { target, removedNodes, addedNodes } = record;
      if (isFont(target) || ![...removedNodes, ...addedNodes].some(isTranslatable)) continue;
      const all = changes.get(target);
      if (all) all.push(record);
      else changes.set(target, [record]);
      for (const removed of removedNodes) places.set(removed, target);
    }
  }

  function putBack(text: Node | null) {
    const place = text && isAway(text) && places.get(text);
    for (const record of (place && changes.get(place)?.reverse()) || []) undo(record);
    if (place) changes.delete(place);
  }

  function undo({ target, removedNodes, addedNodes, nextSibling, previousSibling }: MutationRecord) {
    const isThere = (sibling: Node | null) => sibling?.parentNode === target;
    const next = isThere(nextSibling)
      ? nextSibling
      : isThere(previousSibling) && previousSibling?.nextSibling;
    for (const removed of removedNodes) if (isAway(removed)) insertBefore.call(target, removed, next || null);
    for (const added of addedNodes) if (isTranslatable(added)) (added as ChildNode).remove();
  }

  /** Makes a change of the app's own, which is not remembered, once its texts are where the app has put them. */
  function change<Result>(texts: (Node | null)[], make: () => Result): Result {
    remember(observer.takeRecords());
    texts.forEach(putBack);
    const result = make();
    observer.takeRecords();
    return result;
  }
  const { removeChild, appendChild } = node;
  node.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return change([child], () => (isAway(child) ? child : (removeChild.call(this, child) as Child)));
  };
  node.insertBefore = function <Child extends Node>(this: Node, added: Child, before: Node | null): Child {
    return change(
      [added, before],
      () => insertBefore.call(this, added, before && isAway(before) ? null : before) as Child,
    );
  };
  node.appendChild = function <Child extends Node>(this: Node, added: Child): Child {
    return change([added], () => appendChild.call(this, added) as Child);
  };
  for (const name of ['nodeValue', 'textContent'] as const) {
    const property = Object.getOwnPropertyDescriptor(node, name) as PropertyDescriptor;
    Object.defineProperty(node, name, {
      ...property,
      set(this: Node, text: string) {
        change([this], () => property.set?.call(this, text));
      },
    });
  }
}

/** Whether a text is not where the app has put it. */
function isAway(node: Node): boolean {
  return isText(node) && (node.parentNode === null || isFont(node.parentNode));
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node) => node.nodeName === 'FONT';
const isTranslatable = (node: Node) => isText(node) || isFont(node);
