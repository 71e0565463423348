// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiProblem } from '#web/data/api/client.ts';
import { renderInApp } from '#web/testing/render.tsx';
import type { SummaryError } from '#web/ui/fields/ErrorSummary.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from './Form.tsx';
import { useZodForm } from './use-zod-form.ts';

const body = z.object({
  name: z.string().check(z.minLength(1, 'Name Required')),
  email: z.string().check(z.minLength(1, 'Email Required')),
});
type Typed = z.infer<typeof body>;

type NameFormProps = {
  send: (typed: Typed) => Promise<string>;
  onSuccess?: (response: string, typed: Typed) => void;
  alsoCheck?: () => Promise<readonly SummaryError[]>;
};

function NameForm({ send, onSuccess = () => {}, alsoCheck }: NameFormProps) {
  const form = useZodForm(body, { name: '', email: '' });
  return (
    <Form
      form={form}
      submitLabel="Save"
      sendingLabel="Saving..."
      failedLabel="Failed ! Try Again"
      send={send}
      onSuccess={onSuccess}
      {...(alsoCheck && { alsoCheck })}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = async () => {
  await userEvent.type(field('Name'), 'Rosa');
  await userEvent.type(field('Email'), 'rosa@example.org');
};
const press = () => userEvent.click(screen.getByRole('button'));

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
});

test('what was typed is sent once, though the button is pressed three times', async () => {
  const send = vi.fn(() => new Promise<string>(() => {}));
  renderInApp(<NameForm send={send} />);
  await fill();
  const button = screen.getByRole('button');
  button.click();
  button.click();
  await press();
  expect(send.mock.calls).toEqual([[{ name: 'Rosa', email: 'rosa@example.org' }]]);
  expect(button.textContent).toBe('Saving...');
});

test('empty fields are named in their order in a summary that has the focus, and nothing is sent', async () => {
  const send = vi.fn(async () => 'Saved.');
  renderInApp(<NameForm send={send} />);
  await press();
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Name Required',
    'Email Required',
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('a line of the summary links to its field', async () => {
  renderInApp(<NameForm send={async () => 'Saved.'} />);
  await press();
  await userEvent.click(await screen.findByRole('link', { name: 'Email Required' }));
  expect(document.activeElement).toBe(field('Email'));
});

test('an error from the server is shown in the summary and at its field, and what was typed stays', async () => {
  const problem = new ApiProblem(422, {
    message: 'Please check these answers.',
    code: 'email_taken',
    errors: { email: 'This email already exists.' },
  });
  renderInApp(<NameForm send={() => Promise.reject(problem)} />);
  await fill();
  await press();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Please check these answers.');
  expect(summary.querySelector('a')?.textContent).toBe('This email already exists.');
  expect(field('Email').value).toBe('rosa@example.org');
  expect(screen.getByRole('button').textContent).toBe('Failed ! Try Again');
});

test('after a failure it can be sent again, and the message disappears', async () => {
  const send = vi.fn(async () => 'Saved.');
  send.mockRejectedValueOnce(new ApiProblem(0, null));
  const onSuccess = vi.fn();
  renderInApp(<NameForm send={send} onSuccess={onSuccess} />);
  await fill();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server.');
  await press();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, NameFormProps]>([
  ['a fault while sending', { send: () => Promise.reject(new TypeError('x is undefined')) }],
  [
    'a fault after the answer',
    {
      send: async () => 'Saved.',
      onSuccess: () => {
        throw new DOMException('The quota is exceeded', 'QuotaExceededError');
      },
    },
  ],
  [
    'a fault in the check of other fields',
    { send: async () => 'Saved.', alsoCheck: () => Promise.reject(new TypeError('x is undefined')) },
  ],
])('%s is reported in plain words, and the form can be sent again', async (_what, props) => {
  renderInApp(<NameForm {...props} />);
  await fill();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred. Please try again.');
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
});

test('errors in other fields prevent the form from being sent', async () => {
  const send = vi.fn(async () => 'Saved.');
  const alsoCheck = async () => [{ fieldId: 'card', message: 'CVC is required' }];
  renderInApp(<NameForm send={send} alsoCheck={alsoCheck} />);
  await fill();
  await press();
  expect(await screen.findByRole('link', { name: 'CVC is required' })).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('fields that a password manager filled in without an event count', async () => {
  const send = vi.fn(async () => 'Saved');
  renderInApp(<NameForm send={send} />);
  field('Name').value = 'Rosa';
  field('Email').value = 'rosa@example.org';
  await press();
  expect(send).toHaveBeenCalledWith({ name: 'Rosa', email: 'rosa@example.org' });
});
