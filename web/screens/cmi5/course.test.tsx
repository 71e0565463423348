// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import type { PageConfig } from '#contract/pages/page.ts';
import { paths } from '#contract/pages/paths.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { buildGame } from '#server/game/build-game.ts';
import { readHistory } from '#server/sandbox/seeds/play-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna, bert } from '#web/data/session/testing/people.ts';
import { tabItems } from '#web/lib/storage.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { CourseEnd } from './CourseEnd.tsx';
import { CourseNotice } from './CourseNotice.tsx';
import { Component as CourseScreen } from './CourseScreen.tsx';
import { forgetCourse, readCourse } from './course.ts';
import { type Launch, readLaunch } from './launch.ts';
import { isKnownLearner, keepLearner } from './learners.ts';
import { redirectForCourse } from './redirect-for-course.ts';
import { learningSystem, type Options } from './testing/learning-system.ts';
import { readWaitingLaunch } from './waiting-launch.ts';

const game = buildGame(testContent);
const { gameID, title, parts, exercises } = game;
const at = '2026-06-03T01:30:00.000Z';

const lms = await learningSystem();
afterAll(lms.close);
beforeEach(() => openSession(anna));
afterEach(() => {
  cleanup();
  closeSession();
  lms.statements.length = 0;
  expect(lms.faults.splice(0)).toEqual([]);
});

/** The playthrough after these visits: `✓` correct, `x` incorrect, `s` skipped. */
function playthroughOf(visits: string): Playthrough {
  const saves = readHistory(game, visits, new Date(at)).map((exercise) =>
    receiveSave(exercise, at, exercises[exercise.exercise_id - 1]?.main.answer ?? null),
  );
  return addSaves(emptyPlaythrough('', 50), saves);
}

function queriesWith(visits: string): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(gamesQuery.queryKey, [{ gameID, title, totalExercises: 50, parts }]);
  queries.setQueryData(playthroughsQuery.queryKey, visits === '' ? [] : [playthroughOf(visits)]);
  return queries;
}

/** Launches part 1, the exercises 1 to 3, for a known learner who has played like this. */
function launch(visits: string, options?: Options) {
  const path = lms.launch(1, options);
  keepLearner(launchOf(path));
  return renderInApp(<CourseScreen />, { queries: queriesWith(visits), path });
}

const searchOf = (path: string) => path.slice(path.indexOf('?'));
const launchOf = (path: string) => readLaunch(searchOf(path)) as Launch;

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const heading = () => screen.findByRole('heading', { name: 'Part 1: Recognizing Hazards' });

test('a launch fetches its token once, begins, and leads to the part and back', async () => {
  launch('1:✓');
  await heading();
  expect(document.body.textContent).toContain('You have answered 1 of 3 exercises in this part.');
  expect(lms.verbs()).toEqual(['initialized']);
  expect(screen.getByRole('button', { name: 'Play this part' }).dataset.variant).toBe('primary');
  await press('Back to my course');
  await expect.poll(lms.verbs).toEqual(['initialized', 'terminated']);
  await expect.poll(() => tabItems.get('course')).toBe(null);
});

test('the part is played in the language that the learning system keeps for the learner, if it is on', async () => {
  const keptAfter = async (isOn: boolean) => {
    const path = lms.launch(1, { languagePreference: 'fr-FR,es-US,en-US' });
    keepLearner(launchOf(path));
    renderInApp(
      <ConfigProvider value={{ translations: { es: isOn } } as PageConfig}>
        <CourseScreen />
      </ConfigProvider>,
      { queries: queriesWith('1:✓'), path },
    );
    await press('Play this part');
    cleanup();
    const kept = tabItems.get('state');
    tabItems.remove('state');
    return kept === null ? null : JSON.parse(kept);
  };
  expect(await keptAfter(true)).toMatchObject({ path: `/es${paths.game}`, state: { lastExercise: 1 } });
  expect(await keptAfter(false)).toBe(null);
});

test('statements are named in both languages', async () => {
  launch('1:✓');
  await heading();
  expect(lms.statements[0]?.verb.display).toEqual({ 'en-US': 'initialized', 'es-US': 'comenzó' });
});

test('once every exercise of the part is answered, right or wrong, the course is told', async () => {
  launch('1:✓ 2:x 3:x✓ 4:s');
  await screen.findByText(/You have answered every exercise of this part/);
  await press('Back to my course');
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed', 'terminated']);
  const text = JSON.stringify(lms.statements);
  expect(text).not.toMatch(/score|success|anna/i);
});

test('the way back waits until the course knows that the part is complete', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  lms.state.held = promise;
  launch('1:✓ 2:✓ 3:✓');
  await press('Back to my course');
  await sleep(200);
  expect(lms.verbs()).toEqual(['initialized']);
  resolve();
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed', 'terminated']);
  await expect.poll(() => tabItems.get('course')).toBe(null);
});

test('a course that has been left is not stored again when it learns late that its part is complete', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  lms.state.held = promise;
  launch('1:✓ 2:✓ 3:✓');
  await heading();
  forgetCourse();
  resolve();
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed']);
  await sleep(200);
  expect(tabItems.get('course')).toBe(null);
});

const unit = 'https://play.example.org/cmi5/parts/1';

test.each<[string, Options]>([
  ['forbids to read statements', { forbids: 'reading' }],
  ['forbids the preferences of learners', { forbids: 'preferences' }],
  ['has the route of its endpoint in the query', { hasRouteInQuery: true }],
  ['names no mode', { launchData: { launchMode: undefined } }],
  ['names an empty way back', { launchData: { returnURL: '' } }],
  ['names a way back that is null', { launchData: { returnURL: null } }],
  ['names a way back of another kind', { launchData: { returnURL: 'app://course' } }],
])('a system that %s is told of a complete part', async (_what, options) => {
  launch('1:✓ 2:✓ 3:✓', options);
  await screen.findByText(/You have answered every exercise of this part/);
  expect(lms.verbs()).toEqual(['initialized', 'completed']);
  expect(readCourse()?.data?.returnURL).toBeUndefined();
});

test('one activity in place of a list is a list of one, and a relative way back belongs to the endpoint', async () => {
  const contextTemplate = { contextActivities: { grouping: { id: unit } }, extensions: {} };
  launch('1:✓', { launchData: { returnURL: '/return', contextTemplate } });
  await heading();
  const { data, launch: opened } = readCourse() ?? {};
  expect(data?.contextTemplate.contextActivities).toEqual({ grouping: [{ id: unit }] });
  expect(data?.returnURL).toBe(new URL('/return', opened?.endpoint).href);
  lms.faults.length = 0;
});

test.each([401, 403] as const)(
  'a visit that the system has ended (%s) is left without an error',
  async (ended) => {
    launch('1:✓', { ended });
    await heading();
    await press('Back to my course');
    await expect.poll(() => tabItems.get('course')).toBe(null);
    expect(lms.verbs()).toEqual(['initialized']);
  },
);

test.each([401, 403] as const)(
  'of such a visit (%s) the pages say that the part has to be opened there again, and lead there',
  async (ended) => {
    const { unmount } = launch('1:✓ 2:✓ 3:✓', { ended, returns: true });
    await screen.findByText(/Your course has ended this visit/);
    expect(screen.queryByRole('button', { name: /Back to my course|Retry/ })).toBeNull();
    unmount();
    renderInApp(<CourseNotice />, { queries: queriesWith('1:✓ 2:✓ 3:✓') });
    const link = await screen.findByRole('link', { name: 'Back to my course' });
    expect(link.getAttribute('href')).toBe(`${lms.origin()}/return`);
    expect(lms.verbs()).toEqual(['initialized']);
  },
);

test('a launch that the system has ended before it began says so, and is not tried again', async () => {
  lms.state.refusing = 'activities/state';
  launch('1:✓');
  await screen.findByText(/Your course has ended this visit/);
  lms.state.refusing = 'nothing';
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(lms.verbs()).toEqual([]);
});

test('a second launch where nobody may read statements is refused, and the course knows', async () => {
  const first = launch('1:✓ 2:✓ 3:✓');
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed']);
  first.unmount();
  launch('1:✓ 2:✓ 3:✓', { forbids: 'reading' });
  await screen.findByText(/You have answered every exercise of this part/);
  expect(lms.verbs()).toEqual(['initialized']);
  await press('Back to my course');
  await expect.poll(lms.verbs).toEqual(['initialized', 'terminated']);
});

test('whoever leaves the page of a whole part has ended the visit, and the page says so', async () => {
  launch('1:✓ 2:✓ 3:✓', { returns: true });
  await screen.findByText(/Your course knows/);
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed', 'terminated']);
  await screen.findByText(/This visit is over/);
  window.dispatchEvent(new Event('pagehide'));
  await sleep(100);
  expect(lms.verbs()).toEqual(['initialized', 'completed', 'terminated']);
});

test('whoever leaves an unfinished part goes on after the page is loaded again', async () => {
  launch('1:✓');
  await heading();
  window.dispatchEvent(new Event('pagehide'));
  await sleep(100);
  expect(lms.verbs()).toEqual(['initialized']);
  expect(readCourse()?.isOver).toBe(false);
});

const betweenExercises = { isBetween: true, onShown: () => {} };

test('in the game the last answer of a part tells the course, and the way back comes before what follows', async () => {
  const { unmount } = launch('1:✓ 2:✓', { returns: false });
  await heading();
  unmount();
  const queries = queriesWith('1:✓ 2:✓');
  const shown: boolean[] = [];
  const game = renderInApp(<CourseEnd isBetween onShown={(is) => shown.push(is)} />, { queries });
  await sleep(100);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => queries.setQueryData(playthroughsQuery.queryKey, [playthroughOf('1:✓ 2:✓ 3:x')]));
  await screen.findByRole('dialog', { name: 'You have finished part 1' });
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed']);
  expect(shown.at(-1)).toBe(true);
  await press('Keep playing');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown.at(-1)).toBe(false);
  game.unmount();
  renderInApp(<CourseEnd {...betweenExercises} />, { queries });
  await sleep(100);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('at the exercise that made the part whole nothing covers its answer', async () => {
  const { unmount } = launch('1:✓');
  await heading();
  unmount();
  renderInApp(<CourseEnd {...betweenExercises} isBetween={false} />, { queries: queriesWith('1:✓ 2:✓ 3:✓') });
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const learner = { name: 'Sample Learner', account: { homePage: 'https://lms.example.org', name: '77' } };

test('a learner whom nobody has confirmed is asked about by name before the launch is spent', async () => {
  const tokens = lms.state.tokens;
  const path = lms.launch(1, { learner });
  const { unmount } = renderInApp(<CourseScreen />, { queries: queriesWith('1:✓'), path });
  await screen.findByText('Sample Learner');
  expect(document.body.textContent).toContain('Here you are logged in as Anna.');
  await sleep(100);
  expect([lms.state.tokens, ...lms.verbs()]).toEqual([tokens]);
  await press('Yes, both are me');
  await heading();
  unmount();
  forgetCourse();
  renderInApp(<CourseScreen />, { queries: queriesWith(''), path: lms.launch(1, { learner }) });
  await heading();
});

test('another learner, another account and a login later are asked about again', () => {
  const launched = launchOf(lms.launch(1, { learner }));
  keepLearner(launched);
  expect(isKnownLearner(launched)).toBe(true);
  expect(isKnownLearner(launchOf(lms.launch(1)))).toBe(false);
  closeSession();
  openSession(bert);
  expect(isKnownLearner(launched)).toBe(false);
  closeSession();
  openSession(anna);
  expect(isKnownLearner(launched)).toBe(false);
});

test('a launch before the login waits in the tab, and goes on from the dashboard', async () => {
  closeSession();
  const path = lms.launch(1);
  expect(redirectForCourse(null, searchOf(path))).toBe(paths.home);
  openSession(anna);
  keepLearner(launchOf(path));
  renderInApp(<Pages />, { queries: queriesWith('1:✓'), path: paths.dashboard });
  await heading();
  expect(lms.verbs()).toEqual(['initialized']);
  expect(readWaitingLaunch()).toBe(null);
});

function Pages() {
  return useLocation().pathname === paths.dashboard ? <CourseNotice /> : <CourseScreen />;
}

test('a skip is no answer', async () => {
  launch('1:✓ 2:s 3:✓');
  await heading();
  expect(document.body.textContent).toContain('You have answered 2 of 3 exercises in this part.');
  expect(lms.verbs()).toEqual(['initialized']);
});

test('a part that an earlier session completed is not completed again', async () => {
  const first = launch('1:✓ 2:✓ 3:✓');
  await screen.findByText(/You have answered every exercise of this part/);
  first.unmount();
  launch('1:✓ 2:✓ 3:✓');
  await screen.findByText(/You have answered every exercise of this part/);
  expect(lms.verbs()).toEqual(['initialized']);
});

test.each(['Browse', 'Review'] as const)('in the mode %s nothing is completed', async (launchMode) => {
  launch('1:✓ 2:✓ 3:✓', { launchMode });
  await press('Back to my course');
  await expect.poll(lms.verbs).toEqual(['initialized', 'terminated']);
});

/** A page cannot tell a connection that is away from a system that does not let it ask, so it says both. */
const unreachable = /^We cannot reach your course\. .*their system may not let our page ask it\.$/;

test('of a system that keeps the pages of others out, the page says what may be the matter', async () => {
  const { fetch } = globalThis;
  // Node.js reads every response; a browser one of another host only if that host allows it.
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await fetch(...given);
    if (!response.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch');
    return response;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  launch('', { keepsPagesOut: true });
  await screen.findByText(unreachable);
  expect(lms.verbs()).toEqual([]);
});

test.each([
  ['fetch', false],
  ['activities/state', false],
  ['statements', false],
  ['statements', true],
])('when %s fails (its answer lost: %s), the launch goes on where it stopped', async (failing, isLost) => {
  const tokens = lms.state.tokens;
  Object.assign(lms.state, { failing, isLost });
  launch('');
  await screen.findByText(unreachable);
  Object.assign(lms.state, { failing: 'nothing', isLost: false });
  await press('Retry');
  await heading();
  expect(lms.state.tokens).toBe(tokens + 1);
  expect(lms.verbs()).toEqual(['initialized']);
});

test('a way back that fails says so, and works at the next press', async () => {
  launch('1:✓');
  await heading();
  Object.assign(lms.state, { failing: 'statements', isLost: true });
  await press('Back to my course');
  await screen.findByText(/We cannot reach your course/);
  Object.assign(lms.state, { failing: 'nothing', isLost: false });
  await press('Back to my course');
  await expect.poll(() => tabItems.get('course')).toBe(null);
  expect(lms.verbs()).toEqual(['initialized', 'terminated']);
});

test('a page that is loaded again has its session, and fetches no second token', async () => {
  const path = lms.launch(1);
  keepLearner(launchOf(path));
  renderInApp(<CourseScreen />, { queries: queriesWith(''), path }).unmount();
  await expect.poll(lms.verbs).toEqual(['initialized']);
  renderInApp(<CourseScreen />, { queries: queriesWith(''), path });
  await heading();
  expect(lms.verbs()).toEqual(['initialized']);
});

test('the dashboard leads back to the course and tells it, and only for the player who opened it', async () => {
  const { unmount } = launch('1:✓ 2:✓');
  await heading();
  unmount();
  const dashboard = renderInApp(<CourseNotice />, { queries: queriesWith('1:✓ 2:✓ 3:✓') });
  const link = await screen.findByRole('link', { name: 'Back to my course' });
  expect(link.getAttribute('href')).toBe(paths.course);
  await expect.poll(lms.verbs).toEqual(['initialized', 'completed']);
  dashboard.unmount();
  const token = tabItems.get('course') ?? '';
  openSession(bert);
  tabItems.set('course', token);
  expect(readCourse()).toBe(null);
});

test('after Log Out nothing of the course is left', async () => {
  launch('');
  await heading();
  closeSession();
  expect(tabItems.get('course')).toBe(null);
});

test('an address that is no launch opens no course, and a user who is not logged in is told what to do', () => {
  renderInApp(<CourseScreen />, {
    queries: queriesWith(''),
    path: `${paths.course}?part=1&fetch=javascript:1`,
  });
  expect(document.body.textContent).toContain('No course is open here.');
  expect(redirectForCourse(anna.user)).toBe(null);
  expect(redirectForCourse({ ...anna.user, isSubscribed: false })).toBe(paths.subscription);
  expect(redirectForCourse(null)).toBe(paths.home);
  expect(tabItems.get('flash')).toContain('Please log in here first.');
});
