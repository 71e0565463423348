import { expect, test } from 'vitest';
import { termsOfUse as inSpanish } from '#content/public/legal/es/terms-of-use.ts';
import { termsOfUse } from '#content/public/legal/terms-of-use.ts';
import { renderMarkup } from '#web/testing/render-markup.tsx';
import { LegalPage } from './LegalPage.tsx';

test('a translation says that the English text binds, and a text without one is marked as English', () => {
  const translated = renderMarkup(<LegalPage text={inSpanish} />);
  expect(translated).toContain('Only the English text is binding.');
  expect(translated).not.toContain('lang="en"');
  const english = renderMarkup(<LegalPage text={termsOfUse} />);
  expect(english).not.toContain('Only the English text is binding.');
  expect(english).toContain(`<h1 lang="en">${termsOfUse.title}</h1>`);
  expect(english.match(/<section[^>]* lang="en"/g)).toHaveLength(termsOfUse.sections.length);
});
