// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderInApp } from '#web/testing/render.tsx';
import { useZodForm, type ZodForm } from './use-zod-form.ts';

const schema = z.object({
  name: z.string(),
  shared: z.boolean(),
  way: z.enum(['post', 'email']),
  wishes: z.array(z.string()),
});
type Typed = z.infer<typeof schema>;

let form: ZodForm<Typed>;

function Fields({ start = {} }: { start?: Partial<Typed> }) {
  form = useZodForm(schema, { name: '', shared: false, way: 'post', wishes: ['rails'], ...start });
  const isByPost = form.watch('way') === 'post';
  return (
    <>
      {isByPost && <input aria-label="Name" {...form.register('name')} />}
      <input type="checkbox" aria-label="Shared" {...form.register('shared')} />
      <input type="radio" value="post" aria-label="By post" {...form.register('way')} />
      <input type="radio" value="email" aria-label="By email" {...form.register('way')} />
      <input type="checkbox" value="rails" aria-label="Rails" {...form.register('wishes')} />
      <input type="checkbox" value="light" aria-label="Light" {...form.register('wishes')} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('the fields show the initial values and give back what was chosen', async () => {
  renderInApp(<Fields start={{ name: 'Rosa' }} />);
  expect(field('Name').value).toBe('Rosa');
  expect([field('By post').checked, field('Rails').checked, field('Light').checked]).toEqual([
    true,
    true,
    false,
  ]);
  await userEvent.type(field('Name'), ' Lopez');
  await userEvent.click(field('Shared'));
  await userEvent.click(field('Light'));
  expect(form.check().values).toEqual({
    name: 'Rosa Lopez',
    shared: true,
    way: 'post',
    wishes: ['rails', 'light'],
  });
});

test('a watched choice shows and hides a field, whose text stays', async () => {
  renderInApp(<Fields />);
  await userEvent.type(field('Name'), 'Rosa');
  await userEvent.click(field('By email'));
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(form.values()).toMatchObject({ name: 'Rosa', way: 'email' });
  await userEvent.click(field('By post'));
  expect(field('Name').value).toBe('Rosa');
});

test('what was typed and ticked before hydration stays, and counts', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Fields />);
  const [name, shared] = page.querySelectorAll('input');
  if (name) name.value = 'Rosa';
  if (shared) shared.checked = true;
  const root = await act(async () => hydrateRoot(page, <Fields start={{ name: 'suggested' }} />));
  expect(form.values()).toMatchObject({ name: 'Rosa', shared: true, way: 'post' });
  await act(async () => root.unmount());
  page.remove();
});

test('a reset fills in the initial values again', async () => {
  renderInApp(<Fields />);
  await userEvent.type(field('Name'), 'Rosa');
  await userEvent.click(field('Shared'));
  act(() => form.reset());
  expect(field('Name').value).toBe('');
  expect(form.values()).toMatchObject({ name: '', shared: false });
});
