import type { FastifyInstance } from 'fastify';
import { openHuddle } from '#contract/facility-topics.ts';
import type { Language } from '#contract/pages/languages.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage } from '#server/pages/plain-page.ts';
import { type FileLink, findFileLink } from '#server/reports/file-links.ts';
import type { Huddle } from '#server/services/huddle.ts';
import type { Services } from '#server/services/services.ts';
import { findVerifiedFacility } from '../administration/get-verified-facility.ts';
import type { OwnFacility } from '../find-facility.ts';
import { facilitiesMessages } from '../messages.ts';
import { buildHuddle, huddleTexts } from './build-huddle.ts';
import { findFirstTries } from './first-tries.ts';
import { findHands } from './hand-counts.ts';
import { heatMap, mostOverlooked } from './heat-map.ts';
import { type GameTopic, titleOf, topicsOf } from './topics.ts';

/** A huddle is about the last weeks. */
const daysOfHands = 28;

/** What the address of a huddle opens (file-links.ts). */
export const huddleFile = (topic: string) => `huddle ${topic}`;

type HuddleParams = { topic: string; signed: string };

/** Serves the PDF of a signed address. A wrong, expired or guessed address is gone (410). */
export function serveHuddles(app: FastifyInstance, services: Services, inTime: InTime): void {
  const errorHandler = problemPage(services.publicConfig.brand.product, facilitiesMessages.huddleTitle);
  const topicIn = (language: Language, name: string) =>
    topicsOf(services.content.byLanguage[language].game).find(({ topic }) => topic === name);

  async function open(params: HuddleParams) {
    const link = await findFileLink(services, huddleFile(params.topic), params.signed);
    const facility = link && (await findVerifiedFacility(services.database, link));
    const language = languageOf(services.config.languages, facility?.language);
    const topic = topicIn(language, params.topic);
    if (!facility || !topic) throw new Problem('gone', facilitiesMessages.huddleGone);
    const pdf = await services.limits.inTurn(link.accountId, () =>
      services.reportQueue.render(() => prepareHuddle(services, { link, facility, language, topic })),
    );
    return { pdf, language };
  }

  app.get<{ Params: HuddleParams }>(
    openHuddle.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    { errorHandler },
    async (request, reply) => {
      const { pdf, language } = await inTime(open(request.params));
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename="${huddleTexts[language].fileName}"`)
        .send(Buffer.from(pdf));
    },
  );
}

type Wanted = { link: FileLink; facility: OwnFacility; language: Language; topic: GameTopic };

async function prepareHuddle(
  services: Services,
  { link, facility, language, topic }: Wanted,
): Promise<Huddle> {
  const { database, publicConfig } = services;
  const { game, safety } = services.content.byLanguage[language];
  const firstTries = await findFirstTries(database, facility.id);
  const exercises = mostOverlooked(firstTries, topic);
  const since = new Date(services.clock.now().getTime() - daysOfHands * dayMs);
  const [shown] = heatMap(firstTries, [topic], []).topics;
  return buildHuddle({
    product: publicConfig.brand.product,
    language,
    topic: titleOf(topic, language),
    facility: facility.name,
    paper: link.paper,
    safety: safety.footer,
    game,
    exercises,
    figures: shown?.all.figures ?? null,
    hands: await findHands(database, facility.id, exercises, since),
  });
}
