import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { useSettings } from '#web/data/settings.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { surveyDraft } from './survey-draft.ts';
import { isSurveyDue, openSurveys } from './survey-due.ts';
import { surveysQuery } from './survey-queries.ts';

const SurveyDialog = lazyPart(async () => (await import('./SurveyDialog.tsx')).SurveyDialog, {
  cancel: ({ onClose }) => onClose('closed'),
});

/**
 * The surveys over the game, once per session. A dialog that was closed with an option chosen may have been closed by
 * accident, so it comes back with the chosen options at the next exercise; after a reload it comes back at once.
 * `portrait` is the address of the face that asks.
 */
export function useDueSurvey(
  exerciseId: number,
  isFree: boolean,
  portrait: string | undefined,
): { isOpen: boolean; dialog: ReactNode } {
  const { data = [] } = useQuery(surveysQuery);
  const { askSurveys } = useSettings();
  const [wasOffered, setOffered] = useState(surveyDraft.isSettled);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [surveys, setSurveys] = useState<readonly Survey[] | null>(null);
  const isDue =
    askSurveys && isFree && exerciseId !== closedAt && isSurveyDue({ exerciseId, surveys: data, wasOffered });
  useEffect(() => {
    if (!isDue) return;
    surveyDraft.save(surveyDraft.read());
    setOffered(true);
    setSurveys(openSurveys(data));
  }, [isDue, data]);

  const close = (how: 'done' | 'later' | 'closed') => {
    setSurveys(null);
    if (how !== 'closed' || Object.keys(surveyDraft.read()).length === 0) return surveyDraft.settle();
    setOffered(false);
    setClosedAt(exerciseId);
  };
  const dialog = surveys && <SurveyDialog surveys={surveys} portrait={portrait} onClose={close} />;
  return { isOpen: surveys !== null, dialog };
}
