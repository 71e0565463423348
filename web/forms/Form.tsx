import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { ApiProblem } from '#web/data/api/client.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { ErrorSummary, type SummaryError } from '#web/ui/fields/ErrorSummary.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './Form.module.css';
import { useSending } from './use-sending.ts';
import type { ZodForm } from './use-zod-form.ts';

type FormProps<Input extends FieldValues, Output extends FieldValues, Result> = {
  form: ZodForm<Input, Output>;
  /** Says what will happen: "Send feedback". */
  submitLabel: ReactNode;
  /** `danger` if sending deletes or ends something, `secondary` if another button is the main action. */
  submitVariant?: 'primary' | 'danger' | 'secondary';
  /** Says what is happening: "Sending...". */
  sendingLabel: ReactNode;
  /** The label after a failed try. */
  failedLabel?: ReactNode;
  send: (values: Output) => Promise<Result>;
  onSuccess: (response: Result, values: Output) => void;
  /** Checks fields that are not part of `form` and come after its own. An error prevents the form from being sent. */
  alsoCheck?: () => Promise<readonly SummaryError[]>;
  /** Why the button cannot be pressed now. */
  disabledBecause?: string | undefined;
  /** Called instead of showing the message at the top of the form. */
  onProblem?: (problem: unknown, values: Output) => void;
  children: ReactNode;
  /** Other actions under the submit button. */
  after?: ReactNode;
  /** Lets the browser check email addresses (contact form, as specified). */
  browserChecks?: boolean;
};

/**
 * One column of fields and one primary button. Errors appear on submit: a summary at the top takes the focus and links
 * to the fields, and each message is repeated at its field. Typed values stay.
 */
export function Form<Input extends FieldValues, Output extends FieldValues, Result>(
  props: FormProps<Input, Output, Result>,
) {
  const { form, submitLabel, sendingLabel, failedLabel, children, after } = props;
  const { submitVariant = 'primary', browserChecks = false } = props;
  const { handleSubmit, setError, getValues, formState } = form.control;
  const [message, setMessage] = useState<string>();
  const [alsoFound, setAlsoFound] = useState<readonly SummaryError[]>([]);
  const [isChecking, setChecking] = useState(false);
  const restingLabel = message !== undefined && failedLabel ? failedLabel : submitLabel;

  const show = (failure: unknown) => {
    if (props.onProblem) return props.onProblem(failure, getValues() as unknown as Output);
    const problem = failure instanceof ApiProblem ? failure : new ApiProblem(500, null);
    if (problem !== failure) reportError(failure);
    setMessage(problem.message);
    for (const [name, text] of Object.entries(problem.errors)) {
      if (name in getValues()) setError(name as Path<Input>, { message: text });
    }
  };
  const sending = useSending(props.send, props.onSuccess, show);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setChecking(true);
    let found: readonly SummaryError[];
    try {
      found = (await props.alsoCheck?.()) ?? [];
    } catch (failure) {
      setChecking(false);
      return show(failure);
    }
    setAlsoFound(found);
    const sendChecked = (values: Output) => {
      setChecking(false);
      setMessage(undefined);
      return found.length > 0 ? undefined : sending.start(values);
    };
    const stopAtFaults = () => {
      setChecking(false);
      setMessage(undefined);
    };
    await handleSubmit(sendChecked, stopAtFaults)(event);
  };
  // In the order of the fields, not of the schema.
  const ownErrors = Object.keys(getValues())
    .filter((name) => name in formState.errors)
    .map((name) => ({
      fieldId: `${form.id}${name}`,
      message: String(formState.errors[name]?.message ?? ''),
    }));
  // The server's message about a field appears in the summary once, as the link to that field.
  const isOfField = ownErrors.some((error) => error.message === message);
  const isBusy = isChecking || sending.isSending;

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate={!browserChecks}>
      <ErrorSummary
        errors={[...ownErrors, ...alsoFound]}
        message={isOfField ? undefined : message}
        attempt={formState.submitCount}
      />
      {children}
      <Button type="submit" variant={submitVariant} busy={isBusy} disabledBecause={props.disabledBecause}>
        {isBusy ? sendingLabel : restingLabel}
      </Button>
      {sending.isSending && (
        <Waiting besideButton onRetry={sending.retry}>
          {sendingLabel}
        </Waiting>
      )}
      {after}
    </form>
  );
}
