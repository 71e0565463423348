import { palette } from '#content/public/palette.ts';
import type { Language } from '#contract/pages/languages.ts';
import { html, type Markup } from '#server/lib/mail/html.ts';

/** A plain page of the sandbox; those for operators are in English. */
export function sandboxPage(title: string, body: Markup, language: Language = 'en'): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/page.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
}

const { pretended } = palette;

export const sandboxStyles = `body { margin: 0; font: 20px/1.5 Verdana, Arial, sans-serif; color: ${pretended.text}; background: ${pretended.page}; }
main { max-width: 52rem; margin: 0 auto; padding: 24px; }
h1 { font-size: 28px; }
ul { padding: 0; list-style: none; }
li { margin: 0 0 20px; }
a { color: ${pretended.link}; display: inline-block; min-height: 48px; }
button { display: block; min-height: 64px; min-width: 240px; font: inherit; font-weight: bold; color: ${pretended.onLink}; background: ${pretended.link}; border: 0; border-radius: 8px; padding: 12px 24px; }
button:focus-visible, a:focus-visible { outline: 3px solid ${pretended.text}; outline-offset: 2px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
