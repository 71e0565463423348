import type { Part } from '#contract/game.ts';
import { type Language, locales } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { reportTexts } from '#server/reports/report-texts.ts';
import { en } from './texts/course.en.ts';
import { es } from './texts/course.es.ts';

const texts = { en, es };

/** The namespace of a course structure, which is also the address of its schema. */
const namespace = 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd';

/** The game in one language. */
type Edition = { language: Language; title: string; parts: readonly Part[] };

/**
 * The game as a course of cmi5: each part is a unit that a learning system launches at this server.
 * @param origin scheme and host of the public address
 * @param editions those that are switched on, English first
 */
export function courseStructure(origin: string, editions: readonly [Edition, ...Edition[]]): string {
  const [{ parts }] = editions;
  return `<?xml version="1.0" encoding="utf-8"?>
<courseStructure xmlns="${namespace}">
  <course id="${escaped(origin)}/cmi5/course">
${inEach('title', editions, ({ title }) => title)}
${inEach('description', editions, ({ language }) => texts[language].description)}
  </course>
${parts.map((part) => unit(origin, part, editions)).join('\n')}
</courseStructure>
`;
}

/** Our pages may not be framed, so a unit needs a window. It is completed once each of its exercises is answered. */
function unit(origin: string, { part, first, last }: Part, editions: readonly Edition[]): string {
  const type = 'http://adlnet.gov/expapi/activities/module';
  const titleIn = ({ language, parts }: Edition) => {
    const title = parts.find((one) => one.part === part)?.title ?? '';
    return reportTexts[language].part({ part, title });
  };
  return `  <au id="${escaped(origin)}/cmi5/parts/${part}" moveOn="Completed" launchMethod="OwnWindow" activityType="${type}">
${inEach('title', editions, titleIn)}
${inEach('description', editions, ({ language }) => texts[language].unit({ first, last }))}
    <url>${escaped(`${origin}${paths.course}?part=${part}`)}</url>
  </au>`;
}

function inEach(name: string, editions: readonly Edition[], say: (edition: Edition) => string): string {
  const strings = editions.map(
    (edition) => `<langstring lang="${locales[edition.language]}">${escaped(say(edition))}</langstring>`,
  );
  return `    <${name}>${strings.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
