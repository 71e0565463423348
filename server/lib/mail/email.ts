import { palette } from '#content/public/palette.ts';
import { html, type Markup } from './html.ts';

/** What an email says, written once: it is sent as text and as HTML. */
export type EmailContent = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** What the receiver wrote, line by line, after the paragraphs. */
  quote?: { intro: string; lines: string[] };
  /** The one thing to do, if there is anything. */
  action?: { label: string; address: string };
  /** After the action: how long the link works, what to do if the email was not expected. */
  notes?: string[];
  replyTo?: string;
  /** For emails that people choose: stops them without a login, opened in a browser or by a press in a mail program. */
  stopAddress?: string;
};

export type Email = Pick<EmailContent, 'to' | 'subject' | 'replyTo' | 'stopAddress'> & {
  text: string;
  html: string;
};

/** The sender, as named at the end of every email. */
export type Sender = { product: string; supportEmail: string; supportPhone: string | null };

/** Both forms of an email, with the same text in the same order. */
export function renderEmail(content: EmailContent, sender: Sender): Email {
  const { to, subject, replyTo, stopAddress } = content;
  return {
    to,
    subject,
    text: asText(content, sender),
    html: asHtml(content, sender).text,
    ...(replyTo && { replyTo }),
    ...(stopAddress && { stopAddress }),
  };
}

const stopLabel = 'Stop these emails';

function footOf({ supportEmail, supportPhone }: Sender): string {
  return `Questions? Write to ${supportEmail}${supportPhone ? ` or call ${supportPhone}` : ''}.`;
}

function asText(
  { paragraphs, quote, action, notes = [], stopAddress }: EmailContent,
  sender: Sender,
): string {
  const quoted = quote ? [quote.intro, quote.lines.map((line) => `> ${line}`).join('\n')] : [];
  const link = action ? [`${action.label}:\n${action.address}`] : [];
  const stop = stopAddress ? [`${stopLabel}:\n${stopAddress}`] : [];
  return [...paragraphs, ...quoted, ...link, ...notes, ...stop, `${sender.product}\n${footOf(sender)}`]
    .join('\n\n')
    .concat('\n');
}

const colors = palette.email;

const paragraph = (text: string): Markup =>
  html`<p style="margin:0 0 20px;font-size:20px;line-height:1.5;color:${colors.text}">${text}</p>`;

/** One column of large dark text on white, with headings and links for screen readers; no images and no tables. */
function asHtml(
  { subject, paragraphs, quote, action, notes = [], stopAddress }: EmailContent,
  sender: Sender,
): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;background:${colors.background};font-family:Verdana,Arial,sans-serif">
<main style="max-width:600px;margin:0 auto;padding:24px">
<p style="margin:0 0 24px;font-size:18px;color:${colors.textSoft}">${sender.product}</p>
<h1 style="margin:0 0 24px;font-size:26px;line-height:1.3;color:${colors.text}">${subject}</h1>
${paragraphs.map(paragraph)}
${quote ? html`${paragraph(quote.intro)}<blockquote style="margin:0 0 20px;padding-left:16px;border-left:4px solid ${colors.line}">${quote.lines.map(paragraph)}</blockquote>` : null}
${action ? button(action) : null}
${notes.map(paragraph)}
${stopAddress ? html`<p style="margin:0 0 20px;font-size:20px;line-height:1.5"><a href="${stopAddress}" style="color:${colors.link}">${stopLabel}</a></p>` : null}
<hr style="border:0;border-top:1px solid ${colors.line};margin:32px 0 16px">
<p style="margin:0;font-size:18px;line-height:1.5;color:${colors.textSoft}">${footOf(sender)}</p>
</main>
</body>
</html>
`;
}

function button({ label, address }: { label: string; address: string }): Markup {
  return html`<p style="margin:0 0 20px"><a href="${address}" style="display:inline-block;padding:18px 28px;border-radius:8px;background:${colors.link};color:${colors.onLink};font-size:20px;font-weight:bold;text-decoration:none">${label}</a></p>
<p style="margin:0 0 20px;font-size:18px;line-height:1.5;color:${colors.text}">If the button does not work, copy this address into your browser:<br><span style="overflow-wrap:anywhere">${address}</span></p>`;
}
