import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { chromiumPath } from '../../installs/prepare.js';

/** `npm run pictures:emails`: takes the pictures of the emails from the app's own drawing of the lane and from Rosa's face. */
const folder = 'server/lib/mail/pictures';
const everyWindow = new Set(
  Array.from({ length: specifiedParts.at(-1)?.last ?? 0 }, (_, index) => index + 1),
);

const vite = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' });
const { PorchLane } = await vite.ssrLoadModule('/screens/lane/PorchLane.tsx');
const lane = renderToStaticMarkup(createElement(PorchLane, { lit: everyWindow, isWhole: true }));
await vite.close();

/** The page of a picture has no address from which it could fetch a file. */
const image = (file: string, type: string, size: string) =>
  `<img style="display:block;${size}" src="data:${type};base64,${readFileSync(file).toString('base64')}">`;
const lamps = image('web/screens/lane/lamps.svg', 'image/svg+xml', 'width:100%;height:44px');
const place = (markup: string, style: string) => `<div style="position:absolute;${style}">${markup}</div>`;

/** The lane with its lamps; a band with two lanes, half as large; and a face. An email is 600 px wide. */
const pictures = {
  lane: {
    width: 600,
    height: 168,
    quality: 62,
    body: place(lane, 'top:-70px;width:600px') + place(lamps, 'top:-4px;width:600px'),
  },
  'lane-narrow': {
    width: 600,
    height: 80,
    quality: 62,
    body: place(lane, 'top:-38px;width:300px') + place(lane, 'top:-38px;left:300px;width:300px'),
  },
  rosa: {
    width: 64,
    height: 64,
    quality: 80,
    body: image('content/media/rosa.webp', 'image/webp', 'width:64px'),
  },
};

const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const [name, { body, quality, ...viewport }] of Object.entries(pictures)) {
    // Sharp enough on screens with two dots for a pixel, and small enough for an email of less than 100 kB.
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5 });
    await page.setContent(
      `<style>body{margin:0;overflow:hidden}svg{display:block;width:100%}</style>${body}`,
    );
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality });
    await page.close();
  }
} finally {
  await browser.close();
}
