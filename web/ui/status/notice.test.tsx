// @vitest-environment jsdom

import { setTimeout as sleep } from 'node:timers/promises';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Notice } from './Notice.tsx';

/** Longer than a dialog takes to give the focus back. */
const laterMs = 200;

/** A button whose outcome takes the focus, and a link to go on with. */
function Action() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDone(true)}>
        Save
      </button>
      {isDone && (
        <Notice kind="good" focus>
          Saved.
        </Notice>
      )}
      <a href="/next">Next</a>
    </>
  );
}

test('an outcome takes the focus, and not again from a person who moves it at once', async () => {
  renderInApp(<Action />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  await sleep(laterMs);
  expect(document.activeElement).toBe(next);
});
