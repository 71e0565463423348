import type { Language } from '#contract/pages/languages.ts';

type Given = { SUPPORT_HOURS?: string | undefined; SUPPORT_HOURS_ES?: string | undefined };

const examples = { en: 'Weekdays, 9 to 5', es: 'De lunes a viernes, de 9 a 5' };

/** When somebody picks up the phone, in each language; empty where nobody has said it, in the sandbox an example. */
export function supportHoursOf(
  { SUPPORT_HOURS, SUPPORT_HOURS_ES }: Given,
  sandbox: boolean,
): Record<Language, string> {
  const { en, es } = sandbox && SUPPORT_HOURS === undefined ? examples : { en: '', es: '' };
  return { en: SUPPORT_HOURS ?? en, es: SUPPORT_HOURS_ES ?? es };
}
