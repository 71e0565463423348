import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PlanChange } from '#contract/plans.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { mailServer, readable } from '#server/testing/mail-server.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { sendRemindersTo } from './send-reminders.ts';

const tested = await testApp();
const { app, services, clock } = tested;

const weekly = 'Your week with Mind Your Step';
const followUp = 'How did it go with your plan?';

/** A member of a facility, who may play for as long as a test lasts. */
async function chooser(given: Person = {}) {
  const signedUp = await peopleOf(tested).person({ userType: 'facilityAdmin', ...given });
  const { call, email, account } = signedUp;
  const change = (over: Partial<PlanChange>) =>
    planChange({ id: randomUUID(), madeAt: clock.now().toISOString(), ...over });
  const plan = (...changes: Partial<PlanChange>[]) =>
    call(endpoints.savePlanChanges, { changes: changes.map(change) });
  const choose = (isWeekly: boolean, followUps: boolean) =>
    call(endpoints.saveReminders, { weekly: isWeekly, followUps });
  const subjects = async () =>
    (await emailsTo(services, email))
      .map(({ subject }) => subject)
      .filter((one) => [weekly, followUp].includes(one));
  return { ...signedUp, id: account.id, plan, choose, subjects };
}

async function passDays(days: number): Promise<void> {
  clock.advance(days * dayMs);
  await runScheduledJob(services, 'sendReminders');
}

const newest = async (email: string) =>
  (await emailsTo(services, email))[0] as { text: string; html: string };
const stopPath = (email: { text: string }) => /\/stopEmails\/[\w-]{43}/.exec(email.text)?.[0] as string;

test('a choice that is neither yes nor no is rejected with the name of its field, as the OpenAPI document says', async () => {
  const { call } = await chooser();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  expect(paths[endpoints.saveReminders.path].patch.responses[422].$ref).toMatch(/\/Validation$/);
  const rejected = await call(endpoints.saveReminders, { weekly: 'yes', followUps: true } as never);
  expect(rejected.statusCode).toBe(422);
  expect(rejected.json().errors).toEqual({ weekly: expect.stringContaining('boolean') });
  expect((await call(endpoints.getReminders)).json()).toMatchObject({ weekly: false, followUps: false });
});

test('nobody gets these emails without having chosen them', async () => {
  const { plan, subjects, call, email } = await chooser();
  expect((await call(endpoints.getReminders)).json()).toEqual({ weekly: false, followUps: false, email });
  await plan({ kind: 'chosen' });
  await passDays(8);
  expect(await subjects()).toEqual([]);
});

test('the weekly email names the next three reviews and the open thing, without what gives an answer away', async () => {
  const { choose, plan, subjects, id, email } = await chooser();
  await playGame(services, id, '1:✓ 2:x✓ 3:x✓ 4:x✓ 5:x✓');
  await plan({ kind: 'chosen', what: 'Tape <b>the rug</b>' });
  expect((await choose(true, false)).json().message).toContain('Each email has a link to stop it.');
  await passDays(6);
  expect(await subjects()).toEqual([]);
  await passDays(1);
  expect(await subjects()).toEqual([weekly]);
  const { text, html } = await newest(email);
  const exercises = services.content.game.exercises;
  const named = exercises.filter(({ title }) => text.includes(title)).map(({ exercise_id }) => exercise_id);
  expect(named).toEqual([2, 3, 4]);
  for (const { title_after } of exercises.slice(1, 5)) expect(text).not.toContain(title_after);
  expect(text).toContain('From your plan: Tape <b>the rug</b>');
  expect(html).toContain('Tape &lt;b&gt;the rug&lt;/b&gt;');
  expect(text).toContain('/today');
});

test('both emails about a thing of the plan have the safety lines of its exercise, as the game shows them', async () => {
  const { choose, plan, email } = await chooser();
  const exercise = services.content.game.exercises.find(({ advises_early }) => advises_early);
  await plan({ kind: 'chosen', exerciseId: exercise?.exercise_id ?? 0 });
  await choose(true, true);
  await passDays(7);
  const emails = await emailsTo(services, email);
  for (const subject of [weekly, followUp]) {
    const { text = '', html = '' } = emails.find((one) => one.subject === subject) ?? {};
    expect(exercise?.advice).not.toEqual([]);
    for (const line of exercise?.advice.flatMap((lines) => lines.split('\n')) ?? []) {
      expect(text).toContain(`\n\n${line}\n\n`);
      expect(html.replaceAll('&#39;', "'")).toContain(`>${line}</p>`);
    }
  }
});

test('it comes once a week, also when the job runs often, twice at once, or after weeks in which nothing ran', async () => {
  const { choose, plan, subjects, id } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, false);
  clock.advance(30 * dayMs);
  await Promise.all([1, 2, 3].map(() => sendRemindersTo(services, { accountId: id })));
  for (let hour = 0; hour < 5; hour += 1) await passDays(1 / 24);
  expect(await subjects()).toEqual([weekly]);
  await passDays(7);
  expect(await subjects()).toEqual([weekly, weekly]);
});

test('stopping it and choosing it again does not bring the next one earlier', async () => {
  const { choose, plan, subjects } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, false);
  await passDays(7);
  await choose(false, false);
  await choose(true, false);
  await passDays(6);
  expect(await subjects()).toEqual([weekly]);
});

test('a clock that was a month ahead sends one, and the next a week after it is right again', async () => {
  const { choose, plan, subjects } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, false);
  await passDays(40);
  expect(await subjects()).toHaveLength(1);
  await passDays(-32);
  await passDays(6.9);
  expect(await subjects()).toHaveLength(1);
  await passDays(0.2);
  expect(await subjects()).toHaveLength(2);
});

test('with nothing to say no weekly email is sent, and it comes on the day on which there is something', async () => {
  const { choose, plan, subjects } = await chooser();
  await choose(true, false);
  await passDays(7);
  await passDays(3);
  expect(await subjects()).toEqual([]);
  await plan({ kind: 'chosen' });
  await passDays(1);
  expect(await subjects()).toEqual([weekly]);
});

test('follow-ups come after 7 and 28 days, each once', async () => {
  const { choose, plan, subjects, email } = await chooser();
  await choose(false, true);
  await plan({ kind: 'chosen', what: 'Put the rug away' });
  await passDays(6);
  expect(await subjects()).toEqual([]);
  await passDays(1);
  await passDays(1);
  expect(await subjects()).toEqual([followUp]);
  expect((await newest(email)).text).toContain('You chose this a week ago: Put the rug away');
  await passDays(20);
  await passDays(1);
  expect(await subjects()).toEqual([followUp, followUp]);
  expect((await newest(email)).text).toContain('four weeks ago');
});

test('what was answered is not asked by email', async () => {
  const { choose, plan, subjects } = await chooser();
  await choose(false, true);
  await plan({ kind: 'chosen' });
  clock.advance(7 * dayMs);
  await plan({ kind: 'notYet', afterDays: 7 });
  await passDays(0);
  expect(await subjects()).toEqual([]);
});

test('an address that is not confirmed gets nothing and cannot choose', async () => {
  const { choose, plan, subjects, id, call } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, true);
  await services.database.$client.query('update accounts set email_verified_at = null where id = $1', [id]);
  expect((await call(endpoints.getReminders)).json()).toMatchObject({ weekly: true, email: null });
  await passDays(8);
  expect(await subjects()).toEqual([]);
  const again = await choose(true, true);
  expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  expect((await choose(false, false)).statusCode).toBe(200);
});

test('nobody gets them after access has ended or the account is closed', async () => {
  const ended = await chooser({ userType: 'individualUser', isSubscribed: true });
  const closed = await chooser();
  for (const { plan, choose } of [ended, closed]) {
    await plan({ kind: 'chosen' });
    await choose(true, true);
  }
  await services.database.$client.query(`update subscriptions set status = 'ended' where account_id = $1`, [
    ended.id,
  ]);
  await closed.call(endpoints.deleteAccount, { password: closed.password });
  await passDays(8);
  expect([await ended.subjects(), await closed.subjects()]).toEqual([[], []]);
});

test.each(['deletion_requested_at', 'frozen_at'])(
  'an email that waits is not sent once %s is set',
  async (column) => {
    const { choose, plan, subjects, id } = await chooser();
    await plan({ kind: 'chosen' });
    await choose(true, true);
    await passDays(8);
    await services.database.$client.query(`update accounts set ${column} = $2 where id = $1`, [
      id,
      clock.now(),
    ]);
    expect(await subjects()).toEqual([]);
  },
);

test('the link in the email asks first, and stops the emails by a press without a login, in any of them', async () => {
  const { choose, plan, subjects, call, email } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, true);
  await passDays(7);
  const emails = await emailsTo(services, email);
  const path = stopPath(emails.find(({ subject }) => subject === weekly) as { text: string });
  await passDays(7);
  const asked = await app.inject(path);
  expect([asked.statusCode, asked.headers['cache-control'], asked.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  expect(asked.body).toContain('<form method="post">');
  expect((await call(endpoints.getReminders)).json()).toMatchObject({ weekly: true, followUps: true });
  const before = await subjects();
  const stopped = await app.inject({ method: 'POST', url: path });
  expect([stopped.statusCode, stopped.body]).toEqual([
    200,
    expect.stringContaining('The emails are stopped'),
  ]);
  expect((await call(endpoints.getReminders)).json()).toMatchObject({ weekly: false, followUps: true });
  await passDays(9);
  expect((await subjects()).filter((one) => one === weekly)).toEqual(before.filter((one) => one === weekly));
  expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(200);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
  ],
])('a mail program stops them with one request of the type %s', async (type, payload) => {
  const { choose, plan, call, email } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(false, true);
  await passDays(7);
  const url = stopPath(await newest(email));
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type },
  });
  expect(statusCode).toBe(200);
  expect((await call(endpoints.getReminders)).json()).toMatchObject({ followUps: false });
});

test('an email that waits when they are stopped is not sent', async () => {
  const { choose, plan, subjects } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, true);
  await passDays(7);
  await choose(false, false);
  expect(await subjects()).toEqual([]);
});

test('a link that nobody made stops nothing and says what to do', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, body } = await app.inject({ method, url: `/stopEmails/${'a'.repeat(43)}` });
    expect([statusCode, body]).toEqual([410, expect.stringContaining('This link is too old.')]);
  }
});

test('the headers let a mail program show its own button, and only in emails that people choose', async () => {
  const server = await mailServer();
  const own = await testApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@example.org',
  });
  const { call, account, email } = await peopleOf(own).person({ userType: 'facilityAdmin' });
  const madeAt = own.clock.now().toISOString();
  await call(endpoints.savePlanChanges, { changes: [planChange({ kind: 'chosen', madeAt })] });
  await call(endpoints.saveReminders, { weekly: true, followUps: false });
  own.clock.advance(7 * dayMs);
  await sendRemindersTo(own.services, { accountId: account.id });
  while ((await own.services.jobs.runDue(own.services, 'mail')) > 0);
  const [message = ''] = server.received.map(readable).filter((one) => one.includes(`To: ${email}`));
  expect(message).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:\d+\/stopEmails\/[\w-]{43}>/);
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await own.running.mailer.deliver({ to: email, subject: 'Reset', text: 'x', html: '' }, randomUUID(), null);
  expect(server.received.map(readable).at(-1)).not.toContain('List-Unsubscribe');
});

test('the first weekly email comes a week after it was chosen, also if the follow-ups were chosen long before', async () => {
  const { choose, plan, subjects } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(false, true);
  // Sessions last for 30 days after the last call.
  await passDays(20);
  await choose(true, false);
  await passDays(6);
  expect(await subjects()).toEqual([]);
  await passDays(1);
  expect(await subjects()).toEqual([weekly]);
});

test('saving it again while it is on does not put the weekly email off', async () => {
  const { choose, plan, subjects } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, false);
  await passDays(6);
  await choose(true, true);
  await passDays(1);
  expect(await subjects()).toContain(weekly);
});

test('the weekly email keeps its hour, although each look comes some seconds after it is due', async () => {
  const { choose, plan, subjects } = await chooser();
  await plan({ kind: 'chosen' });
  await choose(true, false);
  const seconds = 1 / 86_400;
  await passDays(7 + 20 * seconds);
  expect(await subjects()).toEqual([weekly]);
  await passDays(7 - 15 * seconds);
  expect(await subjects()).toEqual([weekly, weekly]);
});

test('a run makes no job for a plan whose questions were due before: asked, answered, or kept from asking', async () => {
  const asked = await chooser();
  const answered = await chooser();
  const ended = await chooser({ userType: 'individualUser', isSubscribed: true });
  for (const { choose, plan } of [asked, answered, ended]) {
    await choose(false, true);
    await plan({ kind: 'chosen' });
  }
  await services.database.$client.query(`update subscriptions set status = 'ended' where account_id = $1`, [
    ended.id,
  ]);
  const ids = [asked, answered, ended].map(({ id }) => id);
  const jobs: string[] = [];
  const send: typeof services.jobs.send = async (database, name, data, options) => {
    if (name === 'sendRemindersTo' && 'accountId' in data) jobs.push(data.accountId as string);
    await services.jobs.send(database, name, data, options);
  };
  const recorded = { ...services, jobs: { ...services.jobs, send } };
  for (let day = 1; day <= 29; day += 1) {
    clock.advance(dayMs);
    if (day === 7) await answered.plan({ kind: 'notYet', afterDays: 7 });
    await runScheduledJob(recorded, 'sendReminders');
    // Rendered while it is new.
    if (day === 8) expect(await asked.subjects()).toEqual([followUp]);
  }
  expect(ids.map((id) => jobs.filter((one) => one === id).length)).toEqual([2, 2, 2]);
  expect(await asked.subjects()).toEqual([followUp, followUp]);
  expect(await ended.subjects()).toEqual([]);
});
