import type { KeyboardEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import styles from './OperatorPart.module.css';

type SearchFormProps = {
  /** Also stands in the empty field. */
  label: string;
  submitLabel: ReactNode;
  schema: z.ZodMiniType<{ search: string }, { search: string }>;
  search: string;
  onSearch: (search: string) => void;
};

/** One line above a list. The arrow down goes to the first row. */
export function SearchForm({ label, submitLabel, schema, search, onSearch }: SearchFormProps) {
  const form = useZodForm(schema, { search });
  return (
    <form
      noValidate
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const { values } = form.check();
        if (values) onSearch(values.search);
      }}
    >
      <TextField
        compact
        label={label}
        placeholder={label}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        onKeyDown={goToFirstRow}
        {...form.field('search')}
      />
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
}

function goToFirstRow(event: KeyboardEvent<HTMLElement>) {
  const first = document.querySelector<HTMLElement>('tbody button');
  if (event.key !== 'ArrowDown' || first === null) return;
  event.preventDefault();
  first.focus();
}
