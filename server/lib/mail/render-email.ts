import { type Email, type EmailContent, type Sender, stopLabel } from './email.ts';
import { asHtml } from './email-html.ts';

/** Both forms of an email, with the same text in the same order. */
export function renderEmail(content: EmailContent, sender: Sender): Email {
  const { to, subject, replyTo, stopAddress } = content;
  const { html, pictures } = asHtml(content, sender);
  return {
    to,
    subject,
    text: asText(content, sender),
    html,
    pictures,
    ...(replyTo && { replyTo }),
    ...(stopAddress && { stopAddress }),
  };
}

function asText(content: EmailContent, { product, supportEmail, supportPhone }: Sender): string {
  const { heading, paragraphs, quote, action, more = [], link, notes = [], stopAddress } = content;
  return [
    ...(heading ? [heading] : []),
    ...paragraphs,
    ...(quote ? [quote.intro, quote.lines.map((line) => `> ${line}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...more,
    ...(link ? [`${link.before}${link.label}${link.after}\n${link.address}`] : []),
    ...notes,
    ...(stopAddress ? [`${stopLabel}:\n${stopAddress}`] : []),
    `${product}\nQuestions? Write to ${supportEmail}${supportPhone ? ` or call ${supportPhone}` : ''}.\n`,
  ].join('\n\n');
}
