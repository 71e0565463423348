import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { rowsPerPage } from '#contract/operator-desk.ts';
import { Pages } from '#web/ui/table/Pages.tsx';
import { Table, type TableColumn, type TableSort } from '#web/ui/table/Table.tsx';
import { DeskState } from './DeskState.tsx';

type DeskTableProps<Page, Item extends RowData> = {
  /** What the rows are, for screen readers. */
  label: string;
  queryKey: string[];
  read: (page: number, signal: AbortSignal) => Promise<Page>;
  page: number;
  onPage: (page: number) => void;
  perPage?: number;
  totalOf: (page: Page) => number;
  itemsOf: (page: Page) => readonly Item[];
  idOf: (item: Item) => string;
  columns: readonly TableColumn<Item>[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** How many there are, in words. */
  status: (total: number, page: Page) => ReactNode;
};

/** A list of the desk: rows of one line, and the way to its other pages. */
export function DeskTable<Page, Item extends RowData>(props: DeskTableProps<Page, Item>) {
  const {
    label,
    page,
    onPage,
    perPage = rowsPerPage,
    totalOf,
    itemsOf,
    idOf,
    columns,
    sort,
    onSort,
    status,
  } = props;
  const queryKey = [...props.queryKey, `page ${page}`];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => props.read(page, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = read;
  const total = data === undefined ? 0 : totalOf(data);
  return (
    <>
      <DeskState read={read} queryKey={queryKey} />
      {data !== undefined && total > 0 && (
        <Table isDense {...{ label, columns, idOf, sort, onSort }} items={itemsOf(data)} />
      )}
      {data !== undefined && <p role="status">{status(total, data)}</p>}
      <Pages page={page} perPage={perPage} total={total} onPage={onPage} />
    </>
  );
}
