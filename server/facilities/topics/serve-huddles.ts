import type { FastifyInstance } from 'fastify';
import { openHuddle } from '#contract/facility-topics.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage } from '#server/pages/plain-page.ts';
import { type FileLink, findFileLink } from '#server/reports/file-links.ts';
import type { Huddle } from '#server/services/huddle.ts';
import type { Services } from '#server/services/services.ts';
import { findVerifiedFacility } from '../administration/get-verified-facility.ts';
import { buildHuddle } from './build-huddle.ts';
import { findFirstTries } from './first-tries.ts';
import { findHands } from './hand-counts.ts';
import { heatMap, mostOverlooked } from './heat-map.ts';
import { type GameTopic, topicsOf } from './topics.ts';

/** A huddle is about the last weeks. */
const daysOfHands = 28;

const gone = 'This page is no longer here. Close it and open the huddle again.';

/** What the address of a huddle opens (file-links.ts). */
export const huddleFile = (topic: string) => `huddle ${topic}`;

type HuddleParams = { topic: string; signed: string };

/** Serves the PDF of a signed address. A wrong, expired or guessed address is gone (410). */
export function serveHuddles(app: FastifyInstance, services: Services, inTime: InTime): void {
  const errorHandler = problemPage(services.publicConfig.brand.product, 'Five-minute huddle');
  const topics = topicsOf(services.content.game);

  async function open(params: HuddleParams): Promise<Uint8Array> {
    const topic = topics.find((one) => one.topic === params.topic);
    const link = topic && (await findFileLink(services, huddleFile(topic.topic), params.signed));
    if (!link) throw new Problem('gone', gone);
    return services.limits.inTurn(link.accountId, () =>
      services.reportQueue.render(() => prepareHuddle(services, link, topic)),
    );
  }

  app.get<{ Params: HuddleParams }>(
    openHuddle.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    { errorHandler },
    async (request, reply) => {
      const pdf = await inTime(open(request.params));
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'inline; filename="five-minute-huddle.pdf"')
        .send(Buffer.from(pdf));
    },
  );
}

async function prepareHuddle(services: Services, link: FileLink, topic: GameTopic): Promise<Huddle> {
  const { database, publicConfig } = services;
  const { game, safety } = services.content;
  const facility = await findVerifiedFacility(database, link);
  if (!facility) throw new Problem('gone', gone);
  const firstTries = await findFirstTries(database, facility.id);
  const exercises = mostOverlooked(firstTries, topic);
  const since = new Date(services.clock.now().getTime() - daysOfHands * dayMs);
  const [shown] = heatMap(firstTries, [topic], []).topics;
  return buildHuddle({
    product: publicConfig.brand.product,
    topic: topic.title,
    facility: facility.name,
    paper: link.paper,
    safety: safety.footer,
    game,
    exercises,
    figures: shown?.all.figures ?? null,
    hands: await findHands(database, facility.id, exercises, since),
  });
}
