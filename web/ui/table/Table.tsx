import { useLingui } from '@lingui/react/macro';
import {
  type ColumnDef,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Icon } from '../controls/Icon.tsx';
import styles from './Table.module.css';

export type TableSort<Id extends string = string> = { id: Id; direction: 'ascending' | 'descending' };

export type TableColumn<Item extends RowData, Id extends string = string> = {
  id: Id;
  header: ReactNode;
  cell: (item: Item) => ReactNode;
  /** Where it stands in a row of two or three lines; the first column is always first. A column of buttons, or of a short day, stands at the end. */
  line?: 'second' | 'third' | 'end';
  /** Not on a phone, where a row has no room for it. */
  isWide?: boolean;
  /** It sorts the list, at the first press in this direction. */
  sorts?: TableSort['direction'];
  /** How much of the width it takes beyond its content. */
  grows?: boolean;
};

type Choice<Item> = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The name of a row's checkbox. */
  label: (item: Item) => string;
};

type TableProps<Item extends RowData, Id extends string> = {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly TableColumn<Item, Id>[];
  items: readonly Item[];
  idOf: (item: Item) => string;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort<Id>) => void) | undefined;
  choice?: Choice<Item> | undefined;
  /** Rows of 40 px for work at a desk, in place of 48. */
  isDense?: boolean;
};

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/**
 * Rows of one line, and of two or three lines below 900 px. The server sorts and pages; arrow keys go to the same control of the
 * next row.
 */
export function Table<Item extends RowData, Id extends string>(props: TableProps<Item, Id>) {
  const { label, columns, items, idOf, sort, onSort, choice, isDense = false } = props;
  const { t } = useLingui();
  const table = useTableState(props);
  const columnOf = new Map<string, TableColumn<Item, Id>>(columns.map((column) => [column.id, column]));
  return (
    <table
      className={styles.table}
      aria-label={label}
      data-dense={isDense}
      data-choice={choice !== undefined}
      style={{ '--seconds': columns.filter(({ line }) => line === 'second').length } as CSSProperties}
    >
      <thead>
        <tr>
          {choice && (
            <th scope="col" className={styles.choose}>
              <Check
                label={t`Choose all on this page`}
                isChecked={items.length > 0 && items.every((item) => choice.chosen.has(idOf(item)))}
                onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
              />
            </th>
          )}
          {table.getFlatHeaders().map(({ column }) => {
            const { header, grows, isWide, line, sorts } = columnOf.get(column.id) ?? {};
            const isSorted = sort?.id === column.id;
            // Buttons need no heading.
            if (header === null) return <td key={column.id} data-line={line} />;
            return (
              <th
                key={column.id}
                scope="col"
                data-grows={grows}
                data-wide={isWide}
                data-line={line}
                aria-sort={sorts && onSort ? (isSorted ? sort.direction : 'none') : undefined}
              >
                {sorts && onSort ? (
                  <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                    {header}
                    <Icon name="down" size="0.9em" />
                  </button>
                ) : (
                  header
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody onKeyDown={goToNextRow}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-chosen={row.getIsSelected() || undefined}>
            {choice && (
              <td className={styles.choose}>
                <Check
                  label={choice.label(row.original)}
                  isChecked={row.getIsSelected()}
                  onChange={(isChecked) => row.toggleSelected(isChecked)}
                />
              </td>
            )}
            {columns.map(({ id, cell, grows, isWide, line }, place) => {
              const Cell = place === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  {...(place === 0 && { scope: 'row' })}
                  data-grows={grows}
                  data-wide={isWide}
                  data-line={line}
                >
                  {cell(row.original)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is sorted by and chosen is kept by the caller, so that it can also be sent and stay from page to page. */
function useTableState<Item extends RowData, Id extends string>(props: TableProps<Item, Id>) {
  const { columns, items, idOf, sort, onSort, choice } = props;
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, sorts }): ColumnDef<typeof features, Item> => ({
          id,
          accessorFn: (item) => item,
          enableSorting: sorts !== undefined,
          sortDescFirst: sorts === 'descending',
        }),
      ),
    [columns],
  );
  const sorting = sort ? [{ id: sort.id, desc: sort.direction === 'descending' }] : [];
  const rowSelection: Record<string, true> = Object.fromEntries(
    [...(choice?.chosen ?? [])].map((id) => [id, true]),
  );
  return useTable({
    features,
    columns: definitions,
    data: items,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (next) onSort?.({ id: next.id as Id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      choice?.onChoose(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
}

type CheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

/** The same control one row on or back. */
function goToNextRow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = (event.target as HTMLElement).closest<HTMLTableRowElement>('tr');
  const controls = (row: Element | null | undefined) => [
    ...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
  ];
  if (step === undefined || from === null) return;
  const next = step === 1 ? from.nextElementSibling : from.previousElementSibling;
  const place = controls(from).indexOf(event.target as HTMLElement);
  const control = controls(next)[place];
  if (!control) return;
  event.preventDefault();
  control.focus();
}
