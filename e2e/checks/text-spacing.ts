import type { Page } from '@playwright/test';

/** Applies the spacing of characters, words, lines and paragraphs that some readers set themselves (WCAG 1.4.12). */
export function applyTextSpacing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
