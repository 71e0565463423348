import { type RefObject, useEffect, useId } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

export type ZodForm<Input extends FieldValues, Output extends FieldValues = Input> = {
  id: string;
  control: UseFormReturn<Input, unknown, Output>;
  /** All props of a field: `<TextField label={...} {...form.field('email')} />`. */
  field: (name: Path<Input>) => ReturnType<UseFormReturn<Input>['register']> & {
    id: string;
    error: string | undefined;
  };
};

/** The values of a form that is temporarily unmounted, only in memory. */
export type Draft<Input extends FieldValues> = RefObject<DefaultValues<Input> | null>;

/**
 * A form whose values are validated by a schema (the contract's, or the screen's own) on submit, never while somebody
 * is typing.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  draft?: Draft<Input>,
): ZodForm<Input, Output> {
  const id = useId();
  const control = useForm<Input, unknown, Output>({
    resolver: resolverFor(schema),
    defaultValues: draft?.current ?? defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors } = control.formState;
  const { getValues } = control;
  useEffect(() => {
    if (!draft) return;
    return () => {
      draft.current = getValues() as DefaultValues<Input>;
    };
  }, [draft, getValues]);
  return {
    id,
    control,
    field: (name) => ({
      ...control.register(name),
      id: `${id}${name}`,
      error: errors[name]?.message as string | undefined,
    }),
  };
}

/** Checks the values by the schema. The first error of each field counts; no form has nested fields. */
function resolverFor<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of checked.error.issues)
      errors[path.join('.')] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
