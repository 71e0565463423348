// @vitest-environment jsdom

import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Link } from './Link.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

test('a link within the page moves the focus and leaves the address and the history alone', async () => {
  const { getByRole } = renderInApp(
    <>
      <Link href="#delete" sameTab>
        Delete my account
      </Link>
      <h2 id="delete">Delete</h2>
    </>,
  );
  const entries = history.length;
  await userEvent.click(getByRole('link'));
  expect(document.activeElement).toBe(getByRole('heading'));
  expect(location.hash).toBe('');
  expect(history.length).toBe(entries);
});
