import * as z from 'zod/mini';
import { type Language, languages } from '#contract/pages/languages.ts';
import { urlOf, webAddress } from './web-address.ts';

const isActivity = (given: unknown): given is { id: string } =>
  z.looseObject({ id: z.string() }).safeParse(given).success;

/** One activity may stand in place of a list (xAPI 1.0.3, section 2.4.6.2). */
const activities = z.record(
  z.string(),
  z.pipe(
    z.unknown(),
    z.transform((given) => (Array.isArray(given) ? given : [given]).filter(isActivity)),
  ),
);

const given = z.object({
  /** The context of every statement, to which we may only add. */
  contextTemplate: z.catch(
    z.looseObject({ contextActivities: z.catch(z.optional(activities), undefined) }),
    {},
  ),
  launchMode: z.catch(z.string(), 'Normal'),
  returnURL: z.catch(z.optional(z.nullable(z.string())), null),
});

const modes = ['Normal', 'Browse', 'Review'] as const;
type LaunchMode = (typeof modes)[number];

/** Only the usual mode completes a part: one that we do not know is for looking. */
const modeOf = (name: string): LaunchMode =>
  modes.find((mode) => mode.toLowerCase() === name.trim().toLowerCase()) ?? 'Browse';

/** What the learning system prepared for a session (cmi5, section 10). */
export type LaunchData = {
  contextTemplate: z.output<typeof given>['contextTemplate'];
  launchMode: LaunchMode;
  /** Where the learner goes back to. */
  returnURL?: string;
  /** The learner's, by the preferences that the learning system keeps. */
  language?: Language;
};

/**
 * Reads it loosely: the token is spent by now, and what is only of use may not lose the launch.
 * @param endpoint an address for the way back may be relative to it
 */
export function readLaunchData(json: unknown, endpoint: string): LaunchData {
  const { returnURL, launchMode, contextTemplate } = given.parse(json);
  const address = returnURL ? (urlOf(returnURL, endpoint)?.href ?? null) : null;
  return {
    contextTemplate,
    launchMode: modeOf(launchMode),
    ...(webAddress.safeParse(address).success && address !== null && { returnURL: address }),
  };
}

const preferences = z.catch(z.object({ languagePreference: z.string() }), { languagePreference: '' });

/** The first language of a learner's list that the game is in: `es` of "fr-FR,es-US,en-US". */
export function readLanguage(json: unknown): Language | undefined {
  const codes = preferences
    .parse(json)
    .languagePreference.split(',')
    .map((tag) => tag.trim().toLowerCase().split('-')[0]);
  return codes.map((code) => languages.find((one) => one === code)).find((one) => one !== undefined);
}
