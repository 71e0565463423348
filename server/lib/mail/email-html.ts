import { palette } from '#content/public/palette.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { EmailContent, Sender } from './email.ts';
import { html, Markup } from './html.ts';
import { linkParts } from './link-parts.ts';
import { face, lane, narrowLane, type Picture } from './pictures.ts';
import { en } from './texts/frame.en.ts';
import { es } from './texts/frame.es.ts';

const texts = { en, es };

/** Mail programs fetch no fonts, and one from our host would tell us who reads when: it is shown where it is installed. */
const fontFamily = "'Atkinson Hyperlegible Next',Arial,sans-serif";

const { light, dark, picture: paint } = palette;

/** What a class is by day, in place, because some programs drop style sheets; and by night, in the sheet. */
const looks = {
  ground: ['background', light.inset, dark.background],
  card: ['background', light.surface, dark.surface],
  text: ['color', light.text, dark.text],
  soft: ['color', light.textSoft, dark.textSoft],
  link: ['color', light.link, dark.link],
  label: ['color', light.onPrimary, dark.onPrimary],
  button: ['background', light.primary, dark.primary],
  edge: ['border-color', light.primaryEdge, dark.primaryEdge],
  rule: ['border-color', light.line, dark.line],
  bar: ['border-color', light.lineStrong, dark.lineStrong],
} as const;
type Look = keyof typeof looks;

/** The attributes `class` and `style`. */
const look = (name: Look, style: string): Markup =>
  html`class="${name}" style="${`${style};${looks[name][0]}:${looks[name][1]}`}"`;

const styleSheet = new Markup(`:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${Object.entries(looks)
  .map(([name, [property, , night]]) => `.${name}{${property}:${night}!important}`)
  .join('\n')}
}
@media (max-width:480px){
.around{padding:0!important}
.inside{padding:14px 16px!important}
h1{font-size:24px!important}
p.text{margin-bottom:14px!important;line-height:1.4!important}
.label{padding:14px 20px!important}
.face{width:48px!important;height:48px!important}
.beside{width:48px!important;padding-right:10px!important}
.lane{height:60px!important;object-fit:cover;object-position:bottom}
}`);

const gap = 'margin:0 0 20px';
const paragraph = (text: string): Markup =>
  html`<p ${look('text', `${gap};font-size:20px;line-height:1.5`)}>${text}</p>`;
const note = (content: string | Markup): Markup =>
  html`<p ${look('soft', 'margin:0 0 16px;font-size:18px;line-height:1.5')}>${content}</p>`;
const anchor = (label: string, address: string): Markup =>
  html`<a href="${address}" ${look('link', 'font-weight:bold')}>${label}</a>`;

/** One card on a cream ground, as a table: Outlook knows no other column. Complete without its pictures. */
export function asHtml(
  content: EmailContent,
  sender: Sender,
  language: Language,
): { html: string; pictures: readonly Picture[] } {
  const { subject, picture } = content;
  const { pictureLane, pictureNarrow } = texts[language];
  const isLarge = content.isFromRosa && !picture;
  const top = isLarge ? { file: lane, alt: pictureLane } : { file: narrowLane, alt: pictureNarrow };
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${styleSheet}</style>
</head>
<body ${look('ground', `margin:0;padding:0;font-family:${fontFamily}`)}>
<main>
<table role="none" ${look('ground', 'width:100%;table-layout:fixed;border-spacing:0')}>
<tbody><tr><td class="around" style="padding:24px 12px;text-align:center">
<table role="none" ${look('card', `width:600px;max-width:100%;margin:0 auto;table-layout:fixed;border-spacing:0;border-radius:20px;overflow:hidden;text-align:left;font-family:${fontFamily}`)}>
<tbody><tr><td style="padding:0;background:${paint.sky}">${isLarge ? wide(top, 168, html`class="lane"`) : wide(top, 80)}</td></tr>
<tr><td class="inside" style="padding:28px 32px">
${title(content)}
${body(content)}
${foot(content, sender, language)}
</td></tr></tbody>
</table>
</td></tr></tbody>
</table>
</main>
</body>
</html>
`;
  const shown = [top, ...(content.isFromRosa ? [face] : []), ...(picture ? [picture] : [])];
  return { html: page.text, pictures: shown };
}

/** A picture as wide as its column; while it is missing its words stand on the sky. */
function wide({ file, alt }: Picture, height: number, more: Markup | null = null): Markup {
  return html`<img ${more} src="cid:${file}" alt="${alt}" width="600" height="${height}" style="display:block;width:100%;height:auto;border:0;background:${paint.sky};color:${light.surface};font-size:18px;line-height:1.5;text-align:center">`;
}

function title({ subject, heading = subject, isFromRosa }: EmailContent): Markup {
  const words = html`<h1 ${look('text', 'margin:0;font-size:28px;line-height:1.25')}>${heading}</h1>`;
  if (!isFromRosa) return html`<div style="${gap}">${words}</div>`;
  return html`<table role="none" style="border-spacing:0;${gap}">
<tbody><tr><td class="beside" style="padding:0 14px 0 0;vertical-align:middle;width:64px"><img class="face" src="cid:${face.file}" alt="${face.alt}" width="64" height="64" style="display:block;border:0;border-radius:32px"></td>
<td style="padding:0;vertical-align:middle">${words}</td></tr></tbody>
</table>`;
}

function body({ paragraphs, quote, action, picture, more = [], link, notes = [] }: EmailContent): Markup {
  return html`${paragraphs.map(paragraph)}
${quote ? html`${paragraph(quote.intro)}<blockquote ${look('bar', 'margin:0 0 20px;padding-left:16px;border-left:4px solid')}>${quote.lines.map(paragraph)}</blockquote>` : null}
${action ? button(action) : null}
${picture ? html`<div style="${gap}">${wide(picture, 338)}</div>` : null}
${more.map(paragraph)}
${link ? linkNote(link) : null}
${notes.map(note)}`;
}

function linkNote({ sentence, address }: NonNullable<EmailContent['link']>): Markup {
  const [before, label, after] = linkParts(sentence);
  return note(html`${before}${anchor(label, address)}${after}`);
}

/** The padding is that of the link, so that all of it can be pressed, but in Outlook, which pads cells only. */
function button({ label, address }: { label: string; address: string }): Markup {
  return html`<table role="none" ${look('edge', 'border-spacing:0;margin:0 0 24px;border-radius:14px;border-bottom:4px solid')}>
<tbody><tr><td ${look('button', 'padding:0;border-radius:14px 14px 11px 11px;mso-padding-alt:16px 28px')}><a href="${address}" ${look('label', 'display:inline-block;padding:16px 28px;font-size:20px;line-height:1.3;font-weight:bold;text-decoration:none')}>${label}</a></td></tr></tbody>
</table>`;
}

/** A sentence with markup in the place of its marks. */
function withMarkup(sentence: string, marks: Record<string, Markup>): Markup {
  return html`${sentence.split(/(\{\w+\})/).map((part) => marks[part] ?? html`${part}`)}`;
}

function foot(
  { action, stopAddress }: EmailContent,
  { product, supportEmail, supportPhone }: Sender,
  language: Language,
): Markup {
  const words = texts[language];
  const [email, phone] = ['{email}', '{phone}'];
  const questions = supportPhone ? words.questionsWithPhone({ email, phone }) : words.questions({ email });
  const write = withMarkup(questions, {
    [email]: html`<span style="overflow-wrap:anywhere">${supportEmail}</span>`,
    [phone]: html`<a href="tel:${supportPhone?.replaceAll(/[^+\d]/g, '') ?? ''}" ${look('link', 'white-space:nowrap')}>${supportPhone}</a>`,
  });
  return html`<hr ${look('rule', 'border:0;border-top:1px solid;margin:24px 0 20px')}>
${stopAddress ? note(anchor(words.stop, stopAddress)) : null}
${note(write)}
${action ? note(html`${words.copyAddress} <span style="overflow-wrap:anywhere">${action.address}</span>`) : null}
<p ${look('soft', 'margin:0;font-size:18px;line-height:1.5')}>${product}</p>`;
}
