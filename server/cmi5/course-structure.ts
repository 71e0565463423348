import type { Part } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';

/** The namespace of a course structure, which is also the address of its schema. */
const namespace = 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd';

/**
 * The game as a course of cmi5: each part is a unit that a learning system launches at this server.
 * @param origin scheme and host of the public address
 */
export function courseStructure(
  origin: string,
  { title, parts }: { title: string; parts: readonly Part[] },
): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<courseStructure xmlns="${namespace}">
  <course id="${escaped(origin)}/cmi5/course">
${texts(title, 'Short films from daily life, in which people learn to notice what comes before a fall.')}
  </course>
${parts.map((part) => unit(origin, part)).join('\n')}
</courseStructure>
`;
}

/** Our pages may not be framed, so a unit needs a window. It is completed once each of its exercises is answered. */
function unit(origin: string, { part, title, first, last }: Part): string {
  const type = 'http://adlnet.gov/expapi/activities/module';
  return `  <au id="${escaped(origin)}/cmi5/parts/${part}" moveOn="Completed" launchMethod="OwnWindow" activityType="${type}">
${texts(`Part ${part}: ${title}`, `Exercises ${first} to ${last}. Who is correct?`)}
    <url>${escaped(`${origin}${paths.course}?part=${part}`)}</url>
  </au>`;
}

function texts(title: string, description: string): string {
  return ['title', 'description']
    .map((name, index) => {
      const text = escaped(index === 0 ? title : description);
      return `    <${name}><langstring lang="en-US">${text}</langstring></${name}>`;
    })
    .join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
