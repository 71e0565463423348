import type { Page } from '@playwright/test';

/**
 * Replaces every text of the page, and every one that comes later, by a new one in two <font> elements, as Chrome's
 * translation does. The words stay, so that a test can compare them.
 * @param from what must be on the page first; otherwise it begins before the app starts
 */
export function translatePage(page: Page, from = 'html') {
  return page.addInitScript((from) => {
    const inFonts = (words: string) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(new Text(words));
      return outer;
    };
    const translate = () => {
      if (!document.body || !document.querySelector(from)) return;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isLeft = text.parentElement?.closest('font, [translate=no], script, style, textarea');
        if (!isLeft && text.data.trim()) text.replaceWith(inFonts(text.data));
      }
    };
    const observer = new MutationObserver(translate);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, from);
}
