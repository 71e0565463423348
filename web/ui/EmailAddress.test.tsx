import { expect, test } from 'vitest';
import { markupOf } from '#web/testing/draw.tsx';
import { EmailAddress } from './EmailAddress.tsx';

test('an email address breaks after its @ and before its dots', () => {
  const markup = markupOf(<EmailAddress address="help.desk@mail.example.org" />);
  expect(markup).toContain('help.desk@<wbr/>mail<wbr/>.example<wbr/>.org');
});
