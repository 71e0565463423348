import { locales } from '#contract/pages/languages.ts';
import type { Course } from './course.ts';
import type { LaunchData } from './launch-data.ts';

type Verb = keyof Course['ids'];

type StatementResult = { completion?: true; duration: string };

const cmi5 = 'https://w3id.org/xapi/cmi5/context/categories/cmi5';
/** Marks statements that decide whether the learner may move on. */
const moveOn = 'https://w3id.org/xapi/cmi5/context/categories/moveon';

const inSpanish: Record<Verb, string> = {
  initialized: 'comenzó',
  completed: 'completó',
  terminated: 'terminó',
};

/** A statement of cmi5 (sections 9 and 10): the context is the learning system's, with the categories added. */
export function courseStatement(
  { launch, ids, data }: Pick<Course, 'launch' | 'ids'> & { data: LaunchData },
  verb: Verb,
  at: Date,
  result?: StatementResult,
) {
  const { contextActivities } = data.contextTemplate;
  const categories = result?.completion ? [cmi5, moveOn] : [cmi5];
  const own = categories.map((id) => ({ objectType: 'Activity', id }));
  return {
    id: ids[verb],
    actor: launch.actor,
    verb: {
      id: `http://adlnet.gov/expapi/verbs/${verb}`,
      display: { [locales.en]: verb, [locales.es]: inSpanish[verb] },
    },
    object: { objectType: 'Activity', id: launch.activityId },
    ...(result && { result }),
    context: {
      ...data.contextTemplate,
      registration: launch.registration,
      contextActivities: {
        ...contextActivities,
        category: [...(contextActivities?.category ?? []), ...own],
      },
    },
    timestamp: at.toISOString(),
  };
}

/** ISO 8601, to the hundredth of a second. */
export function durationOf(ms: number): string {
  return `PT${Math.round(Math.max(0, ms) / 10) / 100}S`;
}
