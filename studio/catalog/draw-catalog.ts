import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeUpEntries, figureSpace, peopleEntries, poseEntries } from './people-sheets.ts';
import { propEntries } from './prop-sheet.ts';
import { roomEntries } from './room-sheet.ts';
import { sceneEntries } from './scene-sheet.ts';
import { drawSheet } from './sheet.ts';

// Draws the pictures of docs/studio.md and docs/lab/studio-review.md again: node studio/catalog/draw-catalog.ts
const folder = join(import.meta.dirname, '..', '..', 'docs', 'studio');
mkdirSync(folder, { recursive: true });

/** Exercises of one sheet. */
const scenesPerSheet = 10;
const exercises = Array.from({ length: 50 }, (_, index) => index + 1);

const sheets = {
  people: drawSheet(peopleEntries, { columns: 8, width: 180, space: figureSpace }),
  poses: drawSheet(poseEntries, { columns: 8, width: 180, space: figureSpace }),
  'close-ups': drawSheet(closeUpEntries, { columns: 6, width: 260 }),
  rooms: drawSheet(roomEntries, { columns: 4, width: 360 }),
  props: drawSheet(propEntries, { columns: 4, width: 360 }),
};

for (const [name, canvas] of Object.entries(sheets)) {
  writeFileSync(join(folder, `${name}.webp`), canvas.toBuffer('image/webp', 78));
}

for (let from = 0; from < exercises.length; from += scenesPerSheet) {
  const entries = await sceneEntries(exercises.slice(from, from + scenesPerSheet));
  const sheet = drawSheet(entries, { columns: 4, width: 320 });
  writeFileSync(join(folder, `scenes-${from / scenesPerSheet + 1}.webp`), sheet.toBuffer('image/webp', 74));
}
