import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reviewersOf } from './testing/reviewers.ts';

const tested = await testApp();
const { app, services } = tested;
const { sentReview, reviewer } = reviewersOf(tested);

type Reviewer = Awaited<ReturnType<typeof reviewer>>;

/**
 * Everything that the API tells of a game: the dashboard's and the reports' figures, where Resume opens, and the text of
 * the PDF, without its page numbers.
 */
async function figuresOf({ call }: Reviewer) {
  const ids = { gameID: '1', reportVersion: '1' };
  const { report } = (await call(endpoints.makeReport, undefined, ids)).json();
  const pdf = await readPdf((await app.inject(new URL(report).pathname)).rawPayload);
  return {
    answers: (await call(endpoints.listAnswers)).json(),
    resume: (await call(endpoints.resumeGame, undefined, ids)).json(),
    pdf: pdf.text.replaceAll(/Mind Your Step, [^P]+? Page \d+ of \d+ ?/g, ''),
  };
}

test.each(['1:✓ 2:x✓ 3:s 4:a 5:xx 30:✓ 31:-', '12:x'])(
  'after a game of %s the figures are the same before and after 100 reviews',
  async (history) => {
    const player = await reviewer();
    await playGame(services, player.account.id, history);
    const before = await figuresOf(player);
    expect(before.pdf).toContain('First attempt correct score');
    const [retired] = services.content.retiredTitles.keys();
    const reviews = Array.from({ length: 100 }, (_, index) =>
      sentReview({
        exerciseId: 1 + (index % 50),
        outcome: index % 3 === 0 ? 'incorrect' : 'correct',
        sure: index % 2 === 0,
        ...(index === 29 && { contentVersion: retired as string }),
      }),
    );
    for (const some of [reviews.slice(0, 50), reviews.slice(50)]) {
      expect((await player.save(...some)).statusCode).toBe(200);
    }
    expect(await player.list()).toHaveLength(100);
    expect(await figuresOf(player)).toEqual(before);
  },
);

test('before the first game, reviews make none', async () => {
  const player = await reviewer();
  await player.save(sentReview());
  expect((await player.call(endpoints.listAnswers)).json()).toEqual([]);
});
