import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { isTranslation } from '#contract/pages/languages.ts';
import { gameContentOf } from '#server/game/game-content.ts';
import { openContent } from '#server/game/open-content.ts';
import { ConfigurationError, originOf, readConfig } from '#server/lib/config.ts';
import { StartError } from '#server/lib/start-error.ts';
import { courseStructure } from './course-structure.ts';

/** npm run cmi5 -- FILE.zip: writes the game as a package that a learning system imports. */

/** The earliest date of the format: the same game makes the same bytes. */
const mtime = new Date(1980, 0, 1);

const file = process.argv[2];
try {
  if (!file?.endsWith('.zip')) throw new StartError('Say where to: npm run cmi5 -- FILE.zip');
  const config = readConfig();
  const origin = originOf(config);
  const opened = openContent(fileURLToPath(new URL('../../content/', import.meta.url)));
  const { game, byLanguage } = gameContentOf(opened, '');
  const others = config.languages.filter(isTranslation);
  const editions = others.map((language) => ({ ...byLanguage[language].game, language }));
  const course = courseStructure(origin, [{ ...game, language: 'en' }, ...editions]);
  writeFileSync(file, zipSync({ 'cmi5.xml': strToU8(course) }, { mtime }));
  console.log(`${game.parts.length} parts, launched at ${origin}, are in ${file}`);
  if (config.lmsOrigins.length === 0)
    console.log('Set LMS_ORIGINS before anybody launches one: see docs/operating.md.');
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
