import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/** A tablet would begin a name with a capital and correct it. */
const asTyped = { autoCapitalize: 'none', spellCheck: false };

/** A line of text. Takes `form.field('name')` as it is. */
export function TextField({ id, label, hint, error, compact, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} compact={compact}>
      {(control) => (
        <input type="text" {...(input.autoComplete === 'username' && asTyped)} {...input} {...control} />
      )}
    </Field>
  );
}
