import type { Safety } from '#content/joined.ts';
import { emergencyText } from '#content/safety-lines.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Services } from '#server/services/services.ts';

/** The configuration of browsers with the safety lines and the hours of the support in a language. */
export function publicConfigIn(
  { publicConfig, content, config }: Pick<Services, 'publicConfig' | 'content' | 'config'>,
  language: Language,
): PublicConfig {
  const support = { ...publicConfig.support, hours: config.supportHours[language] };
  return { ...publicConfig, support, safety: safetyIn(content.byLanguage[language].safety) };
}

/** The safety lines as browsers get them. */
export const safetyIn = (safety: Safety): PublicConfig['safety'] => ({
  footer: safety.footer,
  emergency: emergencyText(safety),
});
