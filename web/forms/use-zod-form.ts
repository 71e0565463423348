import { type RefObject, useEffect, useId, useReducer, useState } from 'react';
import type * as z from 'zod/mini';
import type { SummaryError } from '#web/ui/fields/ErrorSummary.tsx';
import { fieldMessage } from './field-message.ts';
import { createFields, type Fields, type Registration } from './fields.ts';

type Errors = Readonly<Record<string, string>>;
type Name<Input> = keyof Input & string;

/** All props that connect a field with its form, for `TextField` and the like. */
export type ZodField = Registration & { id: string; error: string | undefined };

export type ZodForm<Input extends object, Output = Input> = {
  id: string;
  /** All props of a field: `<TextField label={...} {...form.field('email')} />`. */
  field: (name: Name<Input>) => ZodField;
  /** What connects an element with its field, without the texts. */
  register: (name: Name<Input>) => Registration;
  /** The value of a field, kept up to date while somebody types. */
  watch: Fields<Input>['watch'];
  values: Fields<Input>['read'];
  /** Shows the errors of the values, if there are any, and returns what the schema makes of them. */
  check: () => { values: Output; errors: readonly [] } | { values?: never; errors: readonly SummaryError[] };
  /** The errors that are shown, in the order of the fields. */
  errors: readonly SummaryError[];
  /** Shows the errors that the server found, beside those that are shown already. */
  showErrors: (errors: Errors) => void;
  fill: Fields<Input>['fill'];
  /** Fills in other values, or those it began with, and removes the errors. */
  reset: (values?: Partial<Input>) => void;
  focus: Fields<Input>['focus'];
};

/** The values of a form that is temporarily unmounted, only in memory. */
export type Draft<Input extends object> = RefObject<Partial<Input> | null>;

/**
 * A form whose values are validated by a schema (the contract's, or the screen's own) on submit, never while somebody
 * is typing.
 */
export function useZodForm<Input extends object, Output>(
  schema: z.ZodMiniType<Output, Input>,
  initial: Partial<Input>,
  draft?: Draft<Input>,
): ZodForm<Input, Output> {
  const id = useId();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [fields] = useState(() => createFields<Input>(draft?.current ?? initial, rerender));
  const [errors, setErrors] = useState<Errors>({});
  useEffect(() => {
    if (!draft) return;
    return () => {
      draft.current = fields.read();
    };
  }, [draft, fields]);

  const listed = (found: Errors) =>
    fields.names().flatMap((name) => {
      const message = found[name];
      return message === undefined ? [] : [{ fieldId: `${id}${name}`, message }];
    });
  return {
    id,
    field: (name) => ({ ...fields.register(name), id: `${id}${name}`, error: errors[name] }),
    register: fields.register,
    watch: fields.watch,
    values: fields.read,
    check() {
      const checked = schema.safeParse(fields.read());
      const found = checked.success ? {} : firstErrors(checked.error.issues);
      setErrors(found);
      return checked.success ? { values: checked.data, errors: [] } : { errors: listed(found) };
    },
    errors: listed(errors),
    showErrors: (more) => setErrors((shown) => ({ ...shown, ...more })),
    fill: fields.fill,
    reset(values = initial) {
      fields.fill(values);
      setErrors({});
    },
    focus: fields.focus,
  };
}

/** The first error of each field counts; no form has nested fields. */
function firstErrors(issues: readonly z.core.$ZodIssue[]): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.')] ??= fieldMessage(message);
  return errors;
}
