/**
 * A browser that translates a page wraps its text nodes in <font> elements or replaces them, and React then throws when
 * it removes such a node or inserts one before it (github.com/facebook/react/issues/11538). Until React handles this,
 * both methods find the node where the translation has put it. Called once, before the app is rendered.
 */
export function tolerateTranslation(node: Node = Node.prototype): void {
  const { removeChild, insertBefore } = node;

  node.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isTranslated(child)) return removeChild.call(this, child) as Child;
    let around = child.parentNode;
    around?.removeChild(child);
    while (isFont(around) && around.childNodes.length === 0) {
      const next: ParentNode | null = around.parentNode;
      around.remove();
      around = next;
    }
    return child;
  };

  node.insertBefore = function <Child extends Node>(this: Node, added: Child, before: Node | null): Child {
    let place = before;
    while (place && place.parentNode !== this && isTranslated(place)) place = place.parentNode;
    return insertBefore.call(this, added, place) as Child;
  };
}

function isTranslated(child: Node): boolean {
  return child.parentNode === null || isFont(child.parentNode);
}

function isFont(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.tagName === 'FONT';
}
