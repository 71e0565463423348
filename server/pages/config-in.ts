import type { Safety } from '#content/joined.ts';
import { emergencyText } from '#content/safety-lines.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Services } from '#server/services/services.ts';

/** The configuration of browsers with the safety lines in a language. */
export function publicConfigIn(
  { publicConfig, content }: Pick<Services, 'publicConfig' | 'content'>,
  language: Language,
): PublicConfig {
  return { ...publicConfig, safety: safetyIn(content.byLanguage[language].safety) };
}

/** The safety lines as browsers get them. */
export const safetyIn = (safety: Safety): PublicConfig['safety'] => ({
  footer: safety.footer,
  emergency: emergencyText(safety),
});
