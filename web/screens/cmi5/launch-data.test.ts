import { expect, test } from 'vitest';
import { learnerName, readLaunch } from './launch.ts';
import { readLanguage, readLaunchData } from './launch-data.ts';

const endpoint = 'https://lms.example.org/xapi/';
const whole = {
  contextTemplate: {
    contextActivities: { grouping: [{ id: 'https://lms.example.org/unit' }] },
    extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': '1' },
  },
  launchMode: 'Normal',
  moveOn: 'Completed',
  launchMethod: 'OwnWindow',
  launchParameters: '',
  masteryScore: 0.5,
  entitlementKey: { courseStructure: '', alternate: '' },
  returnURL: 'https://lms.example.org/return',
};

test.each(Object.keys(whole))('launch data without %s opens the part', (field) => {
  const data = readLaunchData({ ...whole, [field]: undefined }, endpoint);
  expect(data.launchMode).toBe('Normal');
  expect(data.returnURL).toBe(field === 'returnURL' ? undefined : whole.returnURL);
});

test.each(Object.keys(whole))('launch data whose %s is null opens the part', (field) => {
  expect(readLaunchData({ ...whole, [field]: null }, endpoint).launchMode).toBe('Normal');
});

test.each([
  [{ contextActivities: null }, undefined],
  [{ contextActivities: { parent: null, grouping: [] } }, { parent: [], grouping: [] }],
  [{ contextActivities: { parent: [{ id: 'a' }, {}, null] } }, { parent: [{ id: 'a' }] }],
  [{ contextActivities: { parent: { id: 'a', name: 'b' } } }, { parent: [{ id: 'a', name: 'b' }] }],
])('activities that are none are left out: %j', (contextTemplate, activities) => {
  const data = readLaunchData({ ...whole, contextTemplate }, endpoint);
  expect(data.contextTemplate.contextActivities).toEqual(activities);
});

test.each([
  ['normal', 'Normal'],
  ['NORMAL', 'Normal'],
  ['browse', 'Browse'],
  ['Review', 'Review'],
  ['Preview', 'Browse'],
  [7, 'Normal'],
])('the mode %j is %s: only the usual one completes', (launchMode, mode) => {
  expect(readLaunchData({ ...whole, launchMode }, endpoint).launchMode).toBe(mode);
});

test.each([
  [' https://lms.example.org/return ', 'https://lms.example.org/return'],
  ['../return?course=1', 'https://lms.example.org/return?course=1'],
  ['//lms.example.org/return', 'https://lms.example.org/return'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [7, undefined],
  [['https://lms.example.org/return'], undefined],
])('the way back %j leads to %s', (returnURL, address) => {
  expect(readLaunchData({ ...whole, returnURL }, endpoint).returnURL).toBe(address);
});

test.each([
  ['es-US', 'es'],
  ['fr-FR, ES ,en-US', 'es'],
  ['en-US,es-US', 'en'],
  ['fr-FR', undefined],
  ['', undefined],
  [null, undefined],
])('of the languages %j of a learner the game is in %s', (languagePreference, language) => {
  expect(readLanguage({ languagePreference })).toBe(language);
});

test.each([null, [], 'es', {}])('preferences that are none name no language: %j', (preferences) => {
  expect(readLanguage(preferences)).toBeUndefined();
});

const account = { homePage: 'https://lms.example.org', name: '77' };
const query = {
  part: '1',
  endpoint,
  fetch: 'https://lms.example.org/fetch?key=1',
  registration: '0B7A1C3E-2D4F-4A6B-8C9D-0E1F2A3B4C5D',
  activityId: 'https://lms.example.org/unit',
};

const launchOf = (actor: object) =>
  readLaunch(`?${new URLSearchParams({ ...query, actor: JSON.stringify(actor) })}`);

test.each([
  [{ name: 'Sample Learner' }, 'Sample Learner'],
  [{ name: ' Sample Learner ' }, 'Sample Learner'],
  [{ name: '' }, '77'],
  [{ name: '\u200B ' }, '77'],
  [{ name: null }, '77'],
  [{ name: ['Sample Learner'] }, 'Sample Learner'],
  [{ name: [] }, '77'],
  [{ name: 7 }, '77'],
  [{}, '77'],
])('a learner with %j is %s, and is sent back as they came', (more, name) => {
  const launch = launchOf({ ...more, account });
  expect(launch && learnerName(launch)).toBe(name);
  expect(launch?.actor).toEqual({ ...more, account });
  expect(launch?.registration).toBe(query.registration);
});

test.each([{}, { mbox: 'mailto:a@example.org' }, { account: { name: '77' } }, { account: null }])(
  'a learner without an account is none of cmi5: %j',
  (actor) => {
    expect(launchOf(actor)).toBe(null);
  },
);
