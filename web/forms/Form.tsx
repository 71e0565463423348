import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { ApiProblem } from '#web/data/api/client.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { ErrorSummary, type SummaryError } from '#web/ui/fields/ErrorSummary.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './Form.module.css';
import { useSending } from './use-sending.ts';
import type { ZodForm } from './use-zod-form.ts';

type FormProps<Input extends object, Output, Result> = {
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
export function Form<Input extends object, Output, Result>(props: FormProps<Input, Output, Result>) {
  const { form, submitLabel, sendingLabel, failedLabel, children, after } = props;
  const { submitVariant = 'primary', browserChecks = false } = props;
  const [message, setMessage] = useState<string>();
  const [alsoFound, setAlsoFound] = useState<readonly SummaryError[]>([]);
  const [isChecking, setChecking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const restingLabel = message !== undefined && failedLabel ? failedLabel : submitLabel;

  const show = (failure: unknown) => {
    if (props.onProblem) return props.onProblem(failure, form.values() as unknown as Output);
    const problem = failure instanceof ApiProblem ? failure : new ApiProblem(500, null);
    if (problem !== failure) reportError(failure);
    setMessage(problem.message);
    form.showErrors(problem.errors);
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
    const { values, errors } = form.check();
    setAlsoFound(found);
    setAttempt((count) => count + 1);
    setChecking(false);
    setMessage(undefined);
    if (errors.length === 0 && found.length === 0) await sending.start(values as Output);
  };
  // The server's message about a field appears in the summary once, as the link to that field.
  const isOfField = form.errors.some((error) => error.message === message);
  const isBusy = isChecking || sending.isSending;

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate={!browserChecks}>
      <ErrorSummary
        errors={[...form.errors, ...alsoFound]}
        message={isOfField ? undefined : message}
        attempt={attempt}
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
