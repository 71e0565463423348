import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** Several lines of text. */
export function TextArea({ id, label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea rows={5} {...textarea} {...control} />}
    </Field>
  );
}
