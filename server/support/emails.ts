import { addressKey } from '#server/accounts/find-account.ts';
import { findTimeZone } from '#server/accounts/find-time-zone.ts';
import { and, eq, isNotNull } from '#server/lib/database/query.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { ticketAnswers, tickets } from '#server/tables/support.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** The emails of the contact page; null when the ticket is gone. */

/** A line break in a name must not start a new email header. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 120);

/** To our support, who answer by replying to it. */
export async function renderTicket(
  services: Services,
  { ticketId }: EmailJobOf<'ticket'>,
): Promise<EmailContent | null> {
  const ticket = await find(services, ticketId);
  return (
    ticket && {
      to: services.publicConfig.support.email,
      replyTo: ticket.email,
      subject: `Contact: ${oneLine(ticket.name)}`,
      paragraphs: [`From ${oneLine(ticket.name)}, ${ticket.email}:`, ...ticket.issue.split(/\n{2,}/)],
      notes: [`Ticket ${ticket.id}`],
    }
  );
}

/** The copy to the given address. Anybody can give any address, so it has the text only if the address is the sender's. */
export async function renderTicketCopy(
  services: Services,
  { accountId, ticketId }: EmailJobOf<'ticketCopy'>,
  { language }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].ticketCopy;
  const ticket = await find(services, ticketId);
  if (!ticket) return null;
  const isSenders = accountId !== null && (await hasConfirmed(services, accountId, ticket.email));
  return {
    to: ticket.email,
    subject: words.subject,
    paragraphs: isSenders ? [words.quoted, ...ticket.issue.split(/\n{2,}/)] : [words.plain],
    notes: [words.notYou],
  };
}

/** What our support answered, above what the person wrote; a reply goes to our support. */
export async function renderTicketAnswer(
  { database, publicConfig }: Services,
  { answerId }: EmailJobOf<'ticketAnswer'>,
  { language }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].ticketAnswer;
  const [found] = await database
    .select({ answer: ticketAnswers.answer, ticket: tickets })
    .from(ticketAnswers)
    .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
    .where(eq(ticketAnswers.id, answerId));
  if (!found) return null;
  const { answer, ticket } = found;
  const day = showDate(ticket.receivedAt, await findTimeZone(database, ticket.accountId), language);
  return {
    to: ticket.email,
    replyTo: publicConfig.support.email,
    subject: words.subject,
    paragraphs: linesOf(answer),
    quote: { intro: words.quote({ day }), lines: linesOf(ticket.issue) },
    notes: [words.reply],
  };
}

const linesOf = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');

async function hasConfirmed({ database }: Services, accountId: string, email: string): Promise<boolean> {
  const isIt = and(
    eq(accounts.id, accountId),
    eq(addressKey(accounts.email), addressKey(email)),
    isNotNull(accounts.emailVerifiedAt),
  );
  return (await database.$count(accounts, isIt)) > 0;
}

async function find({ database }: Services, ticketId: string) {
  const [ticket] = await database.select().from(tickets).where(eq(tickets.id, ticketId));
  return ticket ?? null;
}
