import { eq } from 'drizzle-orm';
import type { Content } from '#server/mail/letter.ts';
import type { OrderOf } from '#server/mail/letter-order.ts';
import type { Services } from '#server/services.ts';
import { tickets } from './tables.ts';

/** The letters of the contact page; null when the ticket is gone. */

type Order = OrderOf<'ticket' | 'ticketCopy'>;

/** A line break in a name must not begin a new line of a letter's head. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 120);

/** To our support, to be answered by replying. */
export async function writeTicket(services: Services, { ticketId }: Order): Promise<Content | null> {
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

/** To who wrote it: what we were sent. */
export async function writeTicketCopy(services: Services, { ticketId }: Order): Promise<Content | null> {
  const ticket = await find(services, ticketId);
  return (
    ticket && {
      to: ticket.email,
      subject: 'We have received your message',
      paragraphs: ['Thank you for writing to us. This is what you wrote:', ...ticket.issue.split(/\n{2,}/)],
      notes: ['If you did not write this, you need not do anything.'],
    }
  );
}

async function find({ database }: Services, ticketId: string) {
  const [ticket] = await database.select().from(tickets).where(eq(tickets.id, ticketId));
  return ticket ?? null;
}
