import { readUser } from '#web/session/current-session.ts';

type Ticks = Readonly<Record<string, string>>;

let kept: { owner: string | undefined; ticks: Ticks } | null = null;

/** Options, by question, chosen in a survey that was closed before Next; other people do not see them. */
export const surveyDraft = {
  read: (): Ticks => (kept && kept.owner === readUser()?.userId ? kept.ticks : {}),
  keep: (ticks: Ticks): void => {
    kept = { owner: readUser()?.userId, ticks };
  },
};
