import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

type SelectFieldProps = ComponentProps<'select'> & FieldTexts;

/** One of several options in the browser's own list; the options are its children. */
export function SelectField({ id, label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <select {...select} {...control} />}
    </Field>
  );
}
