import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { rowsPerPage } from '#contract/operator-desk.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);
const owner = await person({ userType: 'operator', operatorRole: 'owner', name: 'Olga Owner' });

const read = async (endpoint: Endpoint, query: Record<string, string> = {}) =>
  (await owner.call({ ...endpoint, path: `${endpoint.path}?${new URLSearchParams(query)}` })).json();

async function write(issue: string) {
  const email = `${randomUUID()}@example.org`;
  await app.inject({
    method: 'POST',
    url: endpoints.contactUs.path,
    payload: { name: 'Anna', email, issue },
  });
  clock.advance(1000);
  return email;
}

test('an operator answers a message and closes it, and the audit log has the name of the operator', async () => {
  const email = await write('Where is part two?');
  const { tickets } = await read(endpoints.listTickets, { status: 'open' });
  const { id: ticketId } = tickets[0];
  expect(tickets[0]).toMatchObject({ email, issue: 'Where is part two?', status: 'open' });
  const answer = { answer: 'At exercise 26.', operation: randomUUID() };
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await owner.call(endpoints.answerTicket, answer, { ticketId })).statusCode).toBe(200);
  }
  const subjects = (await emailsTo(services, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Our answer to your message')).toHaveLength(1);
  const answered = (await owner.call(endpoints.getTicket, undefined, { ticketId })).json();
  expect(answered).toMatchObject({ status: 'answered', answers: [{ answer: 'At exercise 26.' }] });
  expect((await owner.call(endpoints.closeTicket, undefined, { ticketId })).statusCode).toBe(200);
  expect((await owner.call(endpoints.closeTicket, undefined, { ticketId })).statusCode).toBe(409);
  expect((await owner.call(endpoints.answerTicket, { answer: 'More' }, { ticketId })).statusCode).toBe(409);
  expect((await read(endpoints.listTickets, { status: 'closed' })).totals).toMatchObject({ closed: 1 });
  const { entries, commands } = await read(endpoints.listAuditLog);
  expect(commands).toEqual(['ticket answer', 'ticket close']);
  expect(entries).toMatchObject([
    { by: 'Olga Owner', command: 'ticket close', subject: ticketId, details: '{}' },
    { by: 'Olga Owner', command: 'ticket answer', subject: ticketId, details: '{}' },
  ]);
  const closings = await read(endpoints.listAuditLog, { command: 'ticket close' });
  expect(closings).toMatchObject({ total: 1, entries: [{ command: 'ticket close' }] });
});

test('an answer without a text is rejected, and the field is named', async () => {
  await write('Hello');
  const { tickets } = await read(endpoints.listTickets, { status: 'open' });
  const response = await owner.call(endpoints.answerTicket, { answer: ' ' }, { ticketId: tickets[0].id });
  expect([response.statusCode, response.json().errors]).toEqual([422, { answer: 'Answer Required' }]);
});

test('feedback comes a page at a time, the newest first, and no row twice', async () => {
  for (let index = 0; index < rowsPerPage + 3; index += 1) {
    const payload = { feedback: `I like it ${index}` };
    await app.inject({ method: 'POST', url: endpoints.giveFeedback.path, payload });
    // Some come in the same moment, but not the last two: which of them is newer would be chance.
    clock.advance(index % 3 === 1 ? 0 : 1000);
  }
  const pages = [await read(endpoints.listFeedback), await read(endpoints.listFeedback, { page: '2' })];
  expect(pages.map(({ total }) => total)).toEqual([rowsPerPage + 3, rowsPerPage + 3]);
  expect(pages.map(({ feedback }) => feedback.length)).toEqual([rowsPerPage, 3]);
  const ids = pages.flatMap(({ feedback }) => feedback.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(rowsPerPage + 3);
  expect(pages[0].feedback[0].feedback).toBe(`I like it ${rowsPerPage + 2}`);
});

test('the file of the surveys has a line for each answer and no person', async () => {
  const { questions } = await read(endpoints.countSurveys);
  const { csv } = await read(endpoints.getSurveyFile);
  const answers = questions.flatMap(({ options }: { options: object[] }) => options);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + answers.length);
});

test('nothing is failed or waits on a new server, and its health says so', async () => {
  await emailsTo(services, 'nobody@example.org');
  expect(await read(endpoints.listFailedJobs)).toEqual({ total: 0, jobs: [] });
  expect(await read(endpoints.getServerHealth)).toMatchObject({
    notReadyBecause: null,
    jobs: { givenUp: 0 },
  });
  const jobId = randomUUID();
  expect((await owner.call(endpoints.retryJob, undefined, { jobId })).statusCode).toBe(404);
});

test('a message names the account that sent it, whatever name and address were typed', async () => {
  const facility = await person({ userType: 'facilityAdmin', userName: 'grace77' });
  const typed = { name: 'Somebody Else', email: 'else@example.org', issue: 'I run this facility.' };
  expect((await facility.call(endpoints.contactUs, typed)).statusCode).toBe(200);
  clock.advance(1000);
  await write('I run it, too.');
  const { tickets } = await read(endpoints.listTickets, { status: 'open' });
  expect(tickets.slice(0, 2)).toMatchObject([
    { issue: 'I run it, too.', sender: null },
    {
      email: 'else@example.org',
      sender: {
        userName: 'grace77',
        email: facility.email,
        userType: 'facilityAdmin',
        facility: expect.stringMatching(/^Facility /),
      },
    },
  ]);
});
