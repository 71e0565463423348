import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { openResultsFile, separators } from '#contract/facility-topics.ts';
import type { Game } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage } from '#server/pages/plain-page.ts';
import { findFileLink } from '#server/reports/file-links.ts';
import type { Services } from '#server/services/services.ts';
import { findVerifiedFacility } from '../administration/get-verified-facility.ts';
import { facilitiesMessages } from '../messages.ts';
import { readResults } from './read-results.ts';
import {
  headOf,
  lineOfMember,
  type MemberResults,
  type ResultsWords,
  resultsTexts,
  type Separator,
} from './results-csv.ts';

/** What the address of the results opens (file-links.ts). */
export const resultsFile = 'results';

/** Serves the CSV of a signed address, page by page. A wrong, expired or guessed address is gone (410). */
export function serveResults(app: FastifyInstance, services: Services, inTime: InTime): void {
  const { database, publicConfig, config } = services;
  const errorHandler = problemPage(publicConfig.brand.product, facilitiesMessages.resultsTitle);

  async function open(signed: string, browser: Language) {
    const link = await findFileLink(services, resultsFile, signed);
    const facility = link && (await findVerifiedFacility(database, link));
    if (!facility) throw new Problem('gone', facilitiesMessages.resultsGone);
    // Members who joined later were not told that somebody viewed their results.
    const pages = readResults(database, facility.id, link.requestedAt);
    // A failure is still returned as a problem while nothing of the file is sent.
    const language = languageOf(config.languages, link.language ?? browser);
    return { language, pages, first: await services.limits.inTurn(link.accountId, () => pages.next()) };
  }

  app.get<{ Params: { signed: string }; Querystring: { separator?: string } }>(
    openResultsFile.path.replace('{signed}', ':signed'),
    { errorHandler },
    async (request, reply) => {
      const { language, first, pages } = await inTime(open(request.params.signed, request.language));
      const { game } = services.content.byLanguage[language];
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `attachment; filename="${resultsTexts[language].fileName}"`)
        .send(
          Readable.from(csvOf(resultsTexts[language], game, separatorOf(request.query), { first, pages })),
        );
    },
  );
}

/** A comma, unless the address asks for a semicolon. */
const separatorOf = ({ separator }: { separator?: string }): Separator =>
  separator === 'semicolon' ? separators.semicolon : separators.comma;

async function* csvOf(
  words: ResultsWords,
  { exercises }: Game,
  separator: Separator,
  { first, pages }: { first: IteratorResult<MemberResults[]>; pages: AsyncGenerator<MemberResults[]> },
): AsyncGenerator<string> {
  const ids = exercises.map(({ exercise_id }) => exercise_id);
  yield headOf(words, exercises, separator);
  for (let page = first; !page.done; page = await pages.next()) {
    yield page.value.map((member) => lineOfMember(words, member, ids, separator)).join('');
  }
}
