import { expect, test } from 'vitest';
import { renderMarkup } from '#web/testing/render-markup.tsx';
import { EmailAddress } from './EmailAddress.tsx';

test('an email address breaks after its @ and before its dots', () => {
  const markup = renderMarkup(<EmailAddress text="help.desk@mail.example.org" />);
  expect(markup).toContain('help.desk@<wbr/>mail<wbr/>.example<wbr/>.org');
});

test('within a sentence its dots break, and the end of the sentence does not', () => {
  const markup = renderMarkup(<EmailAddress text="We have sent a link to rosa@example.org. Open it." />);
  expect(markup).toContain('to rosa@<wbr/>example<wbr/>.org. Open it.');
});
