// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { PagedList } from './PagedList.tsx';

const names = ['ada', 'ben', 'carl', 'dora', 'emil'];

/** Five rows, two a page. */
function Names() {
  const [shown, setShown] = useState(2);
  const fetchNextPage = async () => setShown(shown + 2);
  const pages = { hasNextPage: shown < names.length, isFetchingNextPage: false, fetchNextPage };
  return (
    <>
      <input aria-label="Find" />
      <PagedList pages={pages} shown={shown} total={names.length}>
        {names.slice(0, shown).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </PagedList>
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const showMore = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));

test('the last page takes the button away, and the first of the new rows has the focus', async () => {
  renderInApp(<Names />);
  await showMore();
  expect(screen.getByText('4 of 5 are shown.')).toBeTruthy();
  expect(focused()).toBe('Show more');
  await showMore();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(focused()).toBe('emil');
});

test('a list that ends does not take the focus from a field', async () => {
  renderInApp(<Names />);
  await showMore();
  screen
    .getByRole<HTMLButtonElement>('button', { name: 'Show more' })
    .addEventListener('click', () => screen.getByLabelText('Find').focus());
  await showMore();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Find'));
});
