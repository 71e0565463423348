import { expect, test } from 'vitest';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { EndedNotice, UnverifiedNotice } from './FacilityNotices.tsx';

const addressIn = (markup: string) => /href="([^"]+)"/.exec(markup)?.[1];

test('the note about a facility that is not checked says what to write, and leads to a message about that', () => {
  const note = renderMarkup(<UnverifiedNotice />);
  expect(textIn(note)).toContain('no emails are sent to them');
  expect(textIn(note)).toContain('your name, the address of the facility, and a phone number there.');
  expect(addressIn(note)).toBe('/ContactUs?subject=check-facility');
  expect(addressIn(renderMarkup(<EndedNotice />))).toBe('/ContactUs');
});
