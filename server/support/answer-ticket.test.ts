import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { listAuditEntries } from '#server/audit/audit-log.ts';
import { answerTicket } from '#server/operator/actions/answer-ticket.ts';
import { readEveryText } from '#server/testing/database/read-every-text.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { countTickets, findTickets, getTicket, markTicketClosed } from './operate-tickets.ts';
import { purgeVisitorMessages } from './purge-visitor-messages.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);
const by = { services, operator: 'ruth', origin: 'http://localhost:3000', named: null };

const issue = 'Where is <part> two?\nI looked everywhere.';

async function ticket(email = `${randomUUID()}@example.org`) {
  const payload = { name: 'Anna', email, issue };
  await app.inject({ method: 'POST', url: endpoints.contactUs.path, payload });
  const [newest] = await findTickets(services, { filter: 'open', limit: 1 });
  clock.advance(1000);
  return { id: newest?.id as string, email };
}

const answer = (
  ticketId: string,
  text = 'It begins at exercise 26.',
  idempotencyKey: string = randomUUID(),
) => answerTicket.run(by, { ticketId, answer: text, operation: idempotencyKey });

const answersTo = async (email: string) =>
  (await emailsTo(services, email)).filter(({ subject }) => subject === 'Our answer to your message');

test('an answer is an email to the person who wrote, above their own words', async () => {
  const { id, email } = await ticket();
  await answer(id, 'Dear Anna,\n\nit begins <here>.');
  const [sent] = await answersTo(email);
  expect(sent?.text).toMatch(
    /^Dear Anna,\n\nit begins <here>\.\n\nYou wrote on Monday, June 1st 2026 \(UTC\):/,
  );
  expect(sent?.text).toContain('\n> Where is <part> two?\n> I looked everywhere.\n');
  expect(sent?.html).toContain('it begins &lt;here&gt;.');
  expect(sent?.html).toMatch(/<blockquote[^>]*><p[^>]*>Where is &lt;part&gt; two\?<\/p>/);
});

test('a ticket is open, then answered, then closed, and is listed so', async () => {
  const { id } = await ticket();
  const statuses = ['open', 'answered', 'closed'] as const;
  const listedAs = async () => {
    const lists = await Promise.all(
      statuses.map(async (filter) => {
        const rows = await findTickets(services, { filter, limit: 100 });
        expect(rows).toHaveLength((await countTickets(services))[filter]);
        return rows.some((row) => row.id === id && row.status === filter) ? filter : '';
      }),
    );
    return lists.join('');
  };
  expect(await listedAs()).toBe('open');
  await answer(id);
  expect(await listedAs()).toBe('answered');
  await markTicketClosed(services, id);
  expect(await listedAs()).toBe('closed');
  expect((await getTicket(services, id)).answers).toMatchObject([{ answer: 'It begins at exercise 26.' }]);
});

test('the same idempotency key sends one email and makes one audit entry, also from ten calls at once', async () => {
  const { id, email } = await ticket();
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => answer(id, 'Once.', key)));
  await markTicketClosed(services, id);
  await answer(id, 'Once.', key);
  expect(await answersTo(email)).toHaveLength(1);
  const entries = await listAuditEntries(services.database, { command: 'ticket answer', limit: 100 });
  expect(entries.filter(({ subject }) => subject === id)).toMatchObject([{ operator: 'ruth', details: {} }]);
});

test('the audit log has neither the text of an answer nor the address', async () => {
  const { id, email } = await ticket();
  const text = `secret ${randomUUID()}`;
  await answer(id, text);
  const entries = JSON.stringify(await listAuditEntries(services.database, { limit: 100 }));
  expect(entries).toContain(id);
  for (const hidden of [text, email]) expect(entries).not.toContain(hidden);
});

test('a closed or unknown ticket is not answered', async () => {
  const { id, email } = await ticket();
  await markTicketClosed(services, id);
  await expect(answer(id)).rejects.toThrow('closed already');
  await expect(answer('nothing')).rejects.toThrow('There is no ticket nothing');
  await expect(getTicket(services, randomUUID())).rejects.toThrow('There is no ticket');
  expect(await answersTo(email)).toEqual([]);
});

test('an answer is in the download of the person who wrote, and deleted with the account', async () => {
  const { account, email, password, call } = await person();
  const text = `only for you ${randomUUID()}`;
  await answer((await ticket(email)).id, text);
  await emailsTo(services, email);
  const download = (await call(endpoints.exportAccount)).json();
  expect(download.ticket_answers).toMatchObject([{ answer: text }]);
  await call(endpoints.deleteAccount, { password });
  clock.advance(30 * 24 * 3_600_000);
  await runScheduledJob(services, 'purgeAccounts');
  expect(await tablesWith(text), account.userName).toEqual([]);
});

test('an answer to a visitor is deleted with the message', async () => {
  const text = `for a visitor ${randomUUID()}`;
  const { id } = await ticket();
  await answer(id, text);
  expect(await tablesWith(text)).toEqual(['ticket_answers']);
  clock.advance(services.config.visitorMessagesDays * 24 * 3_600_000);
  await purgeVisitorMessages(services);
  expect(await tablesWith(text)).toEqual([]);
});

/** The tables that contain the text, except emails of visitors in the sandbox, which are deleted separately. */
async function tablesWith(text: string): Promise<string[]> {
  const texts = await readEveryText(services.database);
  return texts.flatMap((row) =>
    row.text.includes(text) && row.table !== 'sandbox_emails' ? [row.table] : [],
  );
}
