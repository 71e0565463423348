import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** No media query with a range applies. */
async function withoutRanges({ page }: Stage) {
  await page.route(/\/assets\/.*\.css/, async (route) => {
    const response = await route.fetch();
    const known = (await response.text()).replaceAll(/@media[^{]*width\s*[<>][^{]*\{/g, '@media not all{');
    await route.fulfill({ response, body: known });
  });
}

const withoutScripts = ({ page }: Stage) =>
  page.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = ?.;' }),
  );

const sentence = /This browser is too old for this game\. Please update it/;

const tooOld = (arrange: (stage: Stage) => Promise<unknown>): Way => ({
  async arrange(stage) {
    const { page } = stage;
    // The app never starts.
    page.goto = (address, options) => page.mainFrame().goto(address, options);
    await arrange(stage);
  },
  forbids: { 'opens the film': sentence, 'opens the form': sentence, 'opens the login': sentence },
});

/** A browser that is older than README, help and sign-up say. */
export const belowTheFloor: Condition = {
  expectedErrors: /Unexpected|Invalid or unexpected token|SyntaxError/,
  ways: {
    'it understands neither style sheets nor scripts': tooOld(async (stage) => {
      await withoutRanges(stage);
      await withoutScripts(stage);
    }),
    'it does not understand the style sheets': tooOld(withoutRanges),
  },
};
