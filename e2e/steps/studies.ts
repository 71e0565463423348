import type { APIRequestContext } from '@playwright/test';
import { addStudyCodes, createStudy } from '#contract/operator-study.ts';
import { joinStudy } from '#contract/own-study.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { headersOf, newCredentials, type Person, signUp, signUpOperator } from './accounts.ts';

/** What differs between the studies of the journeys. */
type Plan = {
  collects?: readonly ('firstTries' | 'forms')[];
  instruments?: readonly { id: string; months: readonly number[] }[];
  /** How long the game of the only arm stays closed. */
  waitDays?: number;
};

/** A new study of an owner, and Ann Lee in its only arm. */
export async function takePart(request: APIRequestContext, server: TestServer, plan: Plan = {}) {
  const { collects = ['firstTries'], instruments = [], waitDays = 0 } = plan;
  const suffix = newCredentials()
    .userName.slice(-8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0');
  const [studyId, code, name] = [`study-${suffix}`, `S${suffix}7`.toUpperCase(), `Home safety ${suffix}`];
  const owner = await signUpOperator(request, server, 'owner');
  await post(request, owner, createStudy.path, {
    ...{ studyId, name, ethicsReference: 'IRB 1', contactName: 'The trial office', contactEmail: '' },
    ...{ startsOn: '2020-01-01', endsOn: '2099-01-31', version: '1', allocation: 'list' },
    text: 'We ask you to take part in a study about noticing hazards at home. '.repeat(3).trim(),
    arms: [{ id: 'only', name: 'The only group', waitDays }],
    ...{ instruments, collects },
  });
  await post(request, owner, addStudyCodes.path.replace('{studyId}', studyId), { list: `${code},only` });
  const person = await signUp(request, 'facility');
  const day = new Date().toISOString().slice(0, 10);
  await post(request, person, joinStudy.path, { code, version: '1', name: 'Ann Lee', day });
  return { owner, person, studyId, code, name };
}

async function post(request: APIRequestContext, person: Person, path: string, data: object) {
  const response = await request.post(path, { headers: headersOf(person), data });
  expect(response.status(), await response.text()).toBe(200);
}
