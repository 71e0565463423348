import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Values of `gap`, `padding` and `max-width` that are no token, by style sheet, under the reason why. */
const exceptions: Record<string, Record<string, string[]>> = {
  'a control: its height and width come from its label, in every text size': {
    'ui/controls/Button.module.css': ['1.1rem', '1.6rem', '6vw', '0.7rem'],
    'ui/controls/Tabs.module.css': ['0.5rem', '2vw'],
    'ui/fields/Choice.module.css': ['0.55rem'],
    'ui/fields/Field.module.css': ['0.3rem', '0.5rem', '0.8rem', '2.6rem'],
    'screens/facilities/adding/AddMembers.module.css': ['0.5rem'],
    'screens/subscriptions/checkout/Checkout.module.css': ['0.8rem'],
    'shell/layout/MenuPanel.module.css': ['1.1rem'],
    'shell/layout/Page.module.css': ['0.7rem', '1.2rem', '36rem'],
  },
  'dialogs and the menu: they fit into low and narrow views': {
    'ui/overlays/Dialog.module.css': ['4px', '16px'],
    'ui/overlays/Menu.module.css': ['100vw', '32px', '8px', '0.3rem', '0.8rem', '6px', '16px', '4px'],
    'ui/overlays/PictureDialog.module.css': ['0.7rem', '0.2rem', '10px'],
  },
  'buttons that share one line on phones': {
    'screens/game/player/Remote.module.css': ['0.2rem'],
    'screens/game/reveal/SafeSwitch.module.css': ['6px', '2.5cqw', '0.8rem'],
    'screens/game/view/PlayControls.module.css': ['2px'],
    'screens/plans/FollowUp.module.css': ['0.7rem'],
    'screens/plans/MarkButtons.module.css': ['0.7rem'],
    'screens/reviews/today/AfterToday.module.css': ['40rem', '0.3rem'],
    'screens/share/dialog/FriendDialog.module.css': ['0.3rem'],
    'shell/layout/MenuBar.module.css': ['28rem'],
    'shell/layout/TopBar.module.css': ['60rem', '52px', '0.85rem', '40px', '1px', '6px', '3px'],
    'shell/settings/DisplayChoices.module.css': ['6px'],
  },
  'one view on phones shows all of it': {
    'screens/dashboard/finished/FinishedLane.module.css': ['6px'],
    'screens/game/exercise/PersonAnswer.module.css': ['1px'],
    'screens/game/player/Picture.module.css': ['2px'],
    'screens/reviews/today/SeenAgain.module.css': ['10px', '5px'],
    'screens/reviews/today/TodayOnTheLane.module.css': ['6px'],
    'screens/signed-in/StoredDataNotice.module.css': ['0.3rem'],
    'screens/surveys/SurveyDialog.module.css': ['6px', '0.3rem'],
    'shell/clips/SpokenVoice.module.css': ['2px'],
    'shell/layout/SandboxNotice.module.css': ['0.25rem'],
  },
  'as wide as a form, a text or a picture can be read, which no screen is': {
    'screens/account-page/AccountScreen.module.css': ['54rem'],
    'screens/dashboard/GameTab.module.css': ['46rem'],
    'screens/facilities/topics/Topics.module.css': ['15rem'],
    'screens/game/Explanation.module.css': ['640px'],
    'screens/reports/insights/Lessons.module.css': ['40rem'],
    'screens/style/StyleScreen.module.css': ['54rem', '40rem'],
    'screens/subscriptions/sign-up/BillingScreen.module.css': ['36rem'],
    'screens/together/Rings.module.css': ['12rem'],
    'screens/together/stage/Beside.module.css': ['14rem'],
    'ui/status/Notice.module.css': ['46rem'],
  },
  'a drawing, or words in a picture': {
    'screens/dashboard/game-tab/LanePanel.module.css': ['0.45rem'],
    'screens/dashboard/game-tab/PlayButton.module.css': ['2px'],
    'screens/facilities/invite/InviteCode.module.css': ['0.8rem'],
    'screens/home/HomeScreen.module.css': ['100vw', '20px'],
    'screens/reports/insights/KindBars.module.css': ['6px', '3px'],
    'shell/settings/Specimens.module.css': ['5px', '6px'],
  },
};

const web = new URL('..', import.meta.url).pathname;

/** The lengths that are no token; those in `em` belong to the text around them, those in `cm` to paper. */
function lengthsIn(css: string): string[] {
  const declarations = css.matchAll(
    /(?<=[{;/]\s+)(?:gap|row-gap|column-gap|padding(?:-\w+)*|max-width): ([^;]+);/g,
  );
  return [...declarations].flatMap(
    ([, value = '']) =>
      value.match(/(?<![\w.-])(?!0(?:px|rem)?(?![\w.]))[\d.]+(?:px|rem|[cds]?v\w+|cq\w+|ch)\b/g) ?? [],
  );
}

test('distances and widths are tokens, but for the listed ones', () => {
  const allowed = Object.assign({}, ...Object.values(exceptions)) as Record<string, string[]>;
  const sheets = globSync('**/*.module.css', { cwd: web });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((sheet): [string, string[]][] => {
    const lengths = [...new Set(lengthsIn(readFileSync(web + sheet, 'utf8')))];
    return lengths.length > 0 ? [[sheet, lengths.toSorted()]] : [];
  });
  const sorted = Object.entries(allowed).map(([sheet, lengths]) => [sheet, lengths.toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(sorted));
});

test.each([
  ['.a {\n  gap: 7px;\n}', ['7px']],
  ['.a {\n  padding: var(--space-1) 0.3rem;\n}', ['0.3rem']],
  ['.a {\n  max-width: min(40rem, 100vw);\n}', ['40rem', '100vw']],
  ['.a {\n  gap: 0 var(--space-2);\n  padding-left: 1.4em;\n  margin: 3px;\n}', []],
])('%s names %o', (css, lengths) => {
  expect(lengthsIn(css)).toEqual(lengths);
});
