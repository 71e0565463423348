import { readUser } from '#web/session/current-session.ts';

type Ticks = Readonly<Record<string, string>>;

let draft: { owner: string | undefined; ticks: Ticks } | null = null;

/** Options, by question, chosen in a survey that was closed before Next; other people do not see them. */
export const surveyDraft = {
  read: (): Ticks => (draft && draft.owner === readUser()?.userId ? draft.ticks : {}),
  save: (ticks: Ticks): void => {
    draft = { owner: readUser()?.userId, ticks };
  },
};
