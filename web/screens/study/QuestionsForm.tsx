import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Questionnaire } from '#contract/study-instruments.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { FallDays } from './FallDays.tsx';

type Response = { message: string; advice: string[] };
type GivenBack = { answers: Record<string, number | null>; falls: { day: string | null }[] };

type QuestionsFormProps = {
  queryKey: string[];
  read: (signal: AbortSignal) => Promise<Questionnaire>;
  submitLabel: ReactNode;
  send: (given: GivenBack) => Promise<Response>;
  onDone: (response: Response) => void;
};

/** The questions of an instrument, word for word, one under the other. What is left empty is skipped. */
export function QuestionsForm({ queryKey, read, ...form }: QuestionsFormProps) {
  const questions = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  const refetch = useRefetch();
  if (questions.isPending) return <Waiting onRetry={() => refetch({ queryKey })} />;
  if (questions.isError)
    return <RetryNotice onRetry={() => refetch({ queryKey })}>{questions.error.message}</RetryNotice>;
  return <Items questionnaire={questions.data} {...form} />;
}

type ItemsProps = Pick<QuestionsFormProps, 'submitLabel' | 'send' | 'onDone'> & {
  questionnaire: Questionnaire;
};

function Items({ questionnaire, submitLabel, send, onDone }: ItemsProps) {
  const [answers, setAnswers] = useState<Record<string, number>>({});
  const [days, setDays] = useState<readonly string[]>(['']);
  const { title, intro, attribution, items, asksForFalls } = questionnaire;
  const hasFallen = asksForFalls && answers.fell === 1;
  const given = () => ({
    answers: Object.fromEntries(items.map(({ id }) => [id, answers[id] ?? null])),
    falls: hasFallen ? days.map((day) => ({ day: day === '' ? null : day })) : [],
  });
  return (
    <Stack gap={4}>
      <h3>{title}</h3>
      {intro && <p>{intro}</p>}
      {items.map(({ id, text, options }) => (
        <RadioGroup key={id} label={text}>
          {options.map(({ value, label }) => (
            <Radio
              key={value}
              checked={answers[id] === value}
              onChange={() => setAnswers({ ...answers, [id]: value })}
            >
              {label}
            </Radio>
          ))}
        </RadioGroup>
      ))}
      {hasFallen && <FallDays days={days} onChange={setDays} />}
      <p>
        <Trans>What you leave empty is skipped.</Trans>
      </p>
      <ActionButton
        variant="primary"
        label={submitLabel}
        sendingLabel={<Trans>Saving...</Trans>}
        send={() => send(given())}
        onSuccess={onDone}
      />
      {attribution && <p>{attribution}</p>}
    </Stack>
  );
}
