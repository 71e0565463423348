import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { List } from './List.tsx';

type PagedListProps = {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  shown: number;
  total: number;
  /** Of the button for the next page. */
  label?: ReactNode;
  /** `ListItem`s. */
  children: ReactNode;
};

/** A list that comes page by page; under it, how much of it is shown, and a button for the next page. */
export function PagedList({ pages, shown, total, label, children }: PagedListProps) {
  const { i18n } = useLingui();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const list = useRef<HTMLUListElement>(null);
  const firstNewRow = useRef<number | null>(null);
  // The last page takes the button away, and the focus with it: it goes on to the first of the new rows.
  useEffect(() => {
    const row = firstNewRow.current === null ? null : list.current?.children[firstNewRow.current];
    if (hasNextPage || !(row instanceof HTMLElement)) return;
    firstNewRow.current = null;
    if (document.activeElement !== document.body) return;
    row.tabIndex = -1;
    row.focus();
  }, [hasNextPage]);
  return (
    <>
      <List ref={list}>{children}</List>
      {hasNextPage && (
        <Stack gap={2} align="start">
          <p>
            <Trans>
              {i18n.number(shown)} of {i18n.number(total)} are shown.
            </Trans>
          </p>
          <Button
            busy={isFetchingNextPage}
            onClick={() => {
              firstNewRow.current = shown;
              void fetchNextPage();
            }}
          >
            {label ?? <Trans>Show more</Trans>}
          </Button>
        </Stack>
      )}
    </>
  );
}
