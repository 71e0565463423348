import { makeReport } from '#contract/reports.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Requests reports from a server under test, and opens them. */
export function reporterOf({ app, services }: Pick<TestApp, 'app' | 'services'>) {
  const ask = (token: string, path = '1/1', query = '') =>
    app.inject({
      url: `${makeReport.path.replace('{gameID}/{reportVersion}', path)}${query}`,
      headers: { authorization: `Bearer ${token}`, host: 'play.localhost' },
    });

  const open = (address: string) => app.inject(new URL(address).pathname);

  /** A person who has played this history (see `playGame`), and the address of the report. */
  async function askAfter(history: string, query = '') {
    const { account, token, password } = await signUpPerson(services, { userType: 'facilityUser' });
    if (history) await playGame(services, account.id, history);
    const { report } = (await ask(token, '1/1', query)).json<{ report: string }>();
    return { account, token, password, report };
  }

  return { ask, open, askAfter };
}
