import { expect, test } from '@playwright/test';
import { look } from './look.ts';
import * as measures from './measures.ts';
import type { Sight } from './sight.ts';

/** Each measure, shown green on a page that keeps it and red on one that breaks it, in a view of 1280x720. */

type Shown = [html: string, figure: number];
type Case = [name: string, read: (sight: Sight) => number, kept: Shown, broken: Shown];

const at = (top: number, more = '') => `style="position:absolute;left:0;top:${top}px;${more}"`;
const below = '<div style="height:1500px"></div>';
const main = (top: number) => `<button data-variant="primary" ${at(top, 'height:40px')}>Go on</button>`;
const picture = (width: number, height: number, alt = '') =>
  `<img alt="${alt}" style="position:absolute;top:0;left:0;width:${width}px;height:${height}px" src="data:,">`;
const person = (name: string, claim: string, top: number) =>
  `<label ${at(top, 'width:400px;height:120px')}><input type="radio" name="who">${name}<p>${claim}</p></label>`;
const choice = (claim: string, okay: number) =>
  `<h2 ${at(0)}>Who is Correct?</h2>${person('Mina', 'The lamp is too far away', 60)}${person('Walter', claim, 200)}
   <button ${at(okay)}>Okay</button>`;
/** A card whose label, spread over it or not, is a line of it. */
const card = (isSpread: boolean) =>
  `<style>.spread::after{content:"";position:absolute;inset:0}</style><div ${at(60, 'width:400px;height:120px')}>
   <input type="radio" id="mina"><label for="mina" class="${isSpread ? 'spread' : ''}" style="display:inline-block;height:30px">Mina</label></div>`;
/** A claim in a box that is too low for it, or not. */
const claimIn = (height: number) =>
  `<span style="display:block;width:120px;height:${height}px;overflow:hidden"><span>The rug is loose there and slides</span></span>`;
const cover = (color: string) => `<div style="position:fixed;inset:0;background:${color}"></div>`;
/** A dialog whose body scrolls above its foot. */
const dialog = (body: string, foot = '') =>
  `<div role="dialog" style="position:fixed;inset:0;display:flex;flex-direction:column;background:white">
   <h2>Title</h2><div style="height:300px;overflow:auto">${body}</div><div>${foot}</div></div>`;
const foot = '<footer style="position:fixed;bottom:0;width:100%;height:60px;background:white">Foot</footer>';
const header = '<header><a href="/" style="margin-left:40px">Logo</a></header>';
const stops = (tops: number[]) => tops.map((top) => `<button ${at(top)}>At ${top}</button>`).join('');
const rows = (height: number) =>
  ['ana', 'ben', 'cy'].map((name) => `<div style="height:${height}px">${name}</div>`).join('');
const names = /^(ana|ben|cy)$/;

const cases: Case[] = [
  [
    'controls in view',
    measures.controlsInView,
    ['<a href="/">a</a>', 1],
    ['<button disabled>a</button><input>', 2],
  ],
  ['controls in view: none of those below', measures.controlsInView, [below + main(1000), 0], [main(600), 1]],
  [
    'controls in view: none under a dialog',
    measures.controlsInView,
    [`<div inert>${main(0)}</div>`, 0],
    [main(0), 1],
  ],
  [
    'controls in view: no invisible place',
    measures.controlsInView,
    ['<button aria-label="the rug" style="all:unset;width:60px;height:60px;display:block"></button>', 0],
    ['<button>the rug</button>', 1],
  ],
  [
    'controls in view: none under a foot',
    measures.controlsInView,
    [main(690) + foot, 0],
    [main(600) + foot, 1],
  ],
  ['named controls', measures.namedInView(/^Go on$/), [main(0), 1], [below + main(900), 0]],
  ['whole controls', measures.wholeInView(/^Go on$/), [main(600), 1], [main(700), 0]],
  ['end of a control', measures.endOf(/^Go on$/), [main(600), 640], ['', 99_999]],
  ['main button below the view', measures.mainBelowView, [main(600), 0], [main(700), 20]],
  ['label of the main button below the view', measures.mainLabelBelowView, [main(700), 0], [main(720), 20]],
  ['share of the picture', measures.sceneShare, [picture(1280, 360), 50], [picture(640, 360), 25]],
  ['width of the picture', measures.sceneWidth, [picture(1280, 100), 100], [picture(640, 100), 50]],
  [
    'controls under the picture',
    measures.controlsUnderScene,
    [`<div style="position:absolute;top:40px">${picture(600, 300)}</div>${stops([0])}`, 0],
    [`<div style="position:absolute;top:10px">${picture(600, 300)}</div>${stops([0])}`, 1],
  ],
  [
    'words over heads',
    measures.wordsOverHeads,
    [`${picture(200, 200, 'walter-left')}<p ${at(120, 'margin:0')}>The rug is loose</p>`, 0],
    [`${picture(200, 200, 'walter-left')}<p ${at(40, 'margin:0')}>The rug is loose</p>`, 1],
  ],
  [
    'all that is needed to choose',
    measures.missingToChoose,
    [choice('The rug is loose there', 400), 0],
    [choice('Hm', 710), 2],
  ],
  [
    'all that is needed to choose: every line of a claim',
    measures.missingToChoose,
    [choice(claimIn(90), 400), 0],
    [choice(claimIn(20), 400), 1],
  ],
  [
    'lines in view',
    measures.linesInView(/^Rugs curl/),
    ['<p style="width:60px">Rugs curl at their edges.</p>', 4],
    [`${below}<p>Rugs curl at their edges.</p>`, 0],
  ],
  [
    'height of a person',
    measures.personHeight,
    [choice('', 400), 120],
    ['<label style="display:block;height:40px"><input type="radio">x</label>', 40],
  ],
  [
    'height of a person: the card over which a label is spread',
    measures.personHeight,
    [card(true), 120],
    [card(false), 30],
  ],
  [
    'width of a person',
    measures.personWidth,
    [choice('', 400), 400],
    ['<label style="display:block;width:30px"><input type="radio">x</label>', 30],
  ],
  [
    'times shown',
    measures.timesShown('Mina'),
    [picture(60, 60, 'Mina'), 1],
    [picture(60, 60, 'Mina').repeat(3), 3],
  ],
  [
    'times shown: not behind something',
    measures.timesShown('Mina'),
    [picture(60, 60, 'Mina') + cover('white'), 0],
    [picture(60, 60, 'Mina') + cover('rgb(0 0 0 / 40%)'), 1],
  ],
  ['pictures in view', measures.picturesInView, [picture(56, 56), 1], [picture(48, 48), 0]],
  ['faces in view', measures.facesInView, [picture(48, 48, 'Rosa'), 1], [picture(48, 48, 'A lamp'), 0]],
  ['height of the page', measures.pageHeight, ['', 720], ['<div style="height:900px"></div>', 916]],
  ['width of the page', measures.pageTooWide, ['', 0], ['<div style="width:1400px">a</div>', 128]],
  [
    'controls that are cut',
    measures.controlsCut,
    [dialog('<button style="margin-top:200px">a</button>'), 0],
    [dialog('<button style="margin-top:280px;height:60px">a</button>'), 1],
  ],
  ['controls under a foot', measures.controlsCut, [main(600) + foot, 0], [main(640) + foot, 1]],
  [
    'lines that are cut',
    measures.linesCut,
    [dialog('<p style="margin-top:200px">a</p>'), 0],
    [dialog('<p style="margin-top:291px">a</p>'), 1],
  ],
  [
    'title, first line and main button of a dialog',
    measures.missingFromDialog,
    [dialog('<p>Words</p>', '<button data-variant="primary">Go on</button>'), 0],
    [dialog('<p style="margin-top:400px">Words</p><button data-variant="primary">Go on</button>'), 2],
  ],
  [
    'title from the logo',
    measures.titleFromLogo,
    [`${header}<h1 style="margin-left:40px">Title</h1>`, 0],
    [`${header}<h1 style="margin-left:240px">Title</h1>`, 200],
  ],
  ['Tab goes back', measures.backwardStops, [stops([0, 50, 100]), 0], [stops([0, 100, 50]), 1]],
  ['stops until a control', measures.stopsUntil(/^At 100$/), [stops([0, 100]), 2], ['', 99_999]],
  ['main buttons', measures.mainButtons, [main(0), 1], [main(0) + main(100), 2]],
  ['disabled controls', measures.disabledControls, [main(0), 0], ['<button disabled>a</button>', 1]],
  [
    'footer over the content',
    measures.footerOverContent,
    ['<main style="height:300px">a</main><footer style="height:200px">b</footer>', 0],
    ['<main style="height:100px">a</main><footer style="height:250px">b</footer>', 150],
  ],
  ['rows in view', measures.rowsInView(names), [rows(100), 3], [rows(600), 2]],
  ['height of rows', measures.rowHeight(names), [rows(48), 48], [rows(130), 130]],
  ['texts', measures.textsLike(/\$\d/), ['<p>Free</p>', 0], ['<p>$9.99</p>', 1]],
  [
    'figures that are told again',
    measures.figuresToldAgain(20),
    ['<p>12 out of 43</p><p>43/50</p><p>3 of 6</p><p>3 of 6</p>', 0],
    ['<p>12 out of <b>43</b></p><p>12 of 43</p>', 1],
  ],
  ['headings', measures.headingsLike(/^Congrats/), ['<p>Congrats</p>', 0], ['<h2>Congrats</h2>', 1]],
  [
    'views until a text',
    measures.viewsUntil(/^Score/),
    ['<p>Score</p>', 1],
    ['<div style="height:1500px"></div><p>Score</p>', 3],
  ],
  [
    'endless movements',
    measures.endlessMotions,
    ['<style>@keyframes a{to{opacity:0}} p{animation:a 1s}</style><p>a</p>', 0],
    ['<style>@keyframes a{to{opacity:0}} p{animation:a 1s infinite}</style><p>a</p>', 1],
  ],
];

for (const [name, read, kept, broken] of cases) {
  test(`${name}: a page that keeps the measure, and one that breaks it`, async ({ page }) => {
    for (const [html, figure] of [kept, broken]) {
      await page.setContent(`<!doctype html><html lang="en"><body style="margin:8px">${html}</body>`);
      expect(read(await look(page))).toBe(figure);
    }
  });
}

test('a control that moved is counted, one that came or went is not', async ({ page }) => {
  await page.setContent(`<button id="a" ${at(0)}>a</button><button id="b" ${at(50)}>b</button>`);
  const before = await look(page);
  await page.evaluate(() => {
    document.querySelector('#b')?.remove();
    document.body.append(document.createElement('button'));
  });
  expect(measures.movedControls(before, await look(page))).toBe(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('#a')?.style.setProperty('top', '9px'));
  expect(measures.movedControls(before, await look(page))).toBe(1);
});
