// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { useFeedback } from './use-feedback.tsx';

function Feedback() {
  const { open, banner, dialog } = useFeedback();
  return (
    <>
      {banner}
      <button type="button" onClick={open}>
        GIVE A FEEDBACK
      </button>
      {dialog}
    </>
  );
}

test.each([
  ['data.message', { message: 'At the top', data: { message: 'In the data' } }, 'In the data'],
  ['message if there is no data', { message: 'At the top' }, 'At the top'],
])('feedback that fails shows %s', async (_where, body, shown) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unknown', ...body }, { status: 500 }));
  renderInApp(<Feedback />);
  await userEvent.click(screen.getByRole('button', { name: 'GIVE A FEEDBACK' }));
  await userEvent.type(await screen.findByRole('textbox'), 'Lovely voices');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect((await screen.findByRole('alert')).textContent).toContain(shown);
  expect(screen.queryByRole('dialog')).toBeNull();
});
