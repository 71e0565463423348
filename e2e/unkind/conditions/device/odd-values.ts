import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';

/** The report then is on Letter, and nothing is refused for a zone that the server does not know. */
const language = (language: string, languages: readonly string[]): Way => ({
  showsIn: ['reports and plan'],
  async arrange({ page }) {
    await page.addInitScript(
      ({ language, languages }) => {
        Object.defineProperty(Navigator.prototype, 'language', { get: () => language });
        Object.defineProperty(Navigator.prototype, 'languages', { get: () => languages });
      },
      { language, languages },
    );
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/answers/report/')) expect(`${searchParams}`).not.toContain('A4');
    });
  },
});

const zone = (timeZone: string): Way => ({
  // Days and dates are said there.
  showsIn: ["Today's Three", 'cancel and log out', 'reports and plan'],
  arrange: ({ page }) =>
    page.addInitScript((timeZone) => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone };
      };
    }, timeZone),
});

export const oddValues: Condition = {
  ways: {
    'the language C': language('C', ['C']),
    'the language en-US@posix': language('en-US@posix', ['en-US@posix']),
    'no language': language('', []),
    'the zone Etc/Unknown': zone('Etc/Unknown'),
    'the zone GMT+02:00': zone('GMT+02:00'),
  },
};
