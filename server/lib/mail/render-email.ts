import type { Language } from '#contract/pages/languages.ts';
import type { Email, EmailContent, Sender } from './email.ts';
import { asHtml } from './email-html.ts';
import { linkParts } from './link-parts.ts';
import { en } from './texts/frame.en.ts';
import { es } from './texts/frame.es.ts';

/** Both forms of an email, with the same text in the same order. */
export function renderEmail(content: EmailContent, sender: Sender, language: Language): Email {
  const { to, subject, replyTo, stopAddress } = content;
  const { html, pictures } = asHtml(content, sender, language);
  return {
    to,
    subject,
    text: asText(content, sender, language),
    html,
    pictures,
    ...(replyTo && { replyTo }),
    ...(stopAddress && { stopAddress }),
  };
}

function asText(content: EmailContent, sender: Sender, language: Language): string {
  const frame = { en, es }[language];
  const { supportEmail: email, supportPhone: phone } = sender;
  const questions = phone ? frame.questionsWithPhone({ email, phone }) : frame.questions({ email });
  const { heading, paragraphs, quote, action, more = [], link, notes = [], stopAddress } = content;
  return [
    ...(heading ? [heading] : []),
    ...paragraphs,
    ...(quote ? [quote.intro, quote.lines.map((line) => `> ${line}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...more,
    ...(link ? [`${linkParts(link.sentence).join('')}\n${link.address}`] : []),
    ...notes,
    ...(stopAddress ? [`${frame.stop}:\n${stopAddress}`] : []),
    `${sender.product}\n${questions}\n`,
  ].join('\n\n');
}
