import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPEAKERS } from '../speech/voices.ts';
import { portraitOf } from './portraits.ts';

/** Paints the faces for the answer cards: rosa.webp and so on, square. */
export async function writeAvatars(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const who of SPEAKERS) {
    writeFileSync(join(folder, `${who.toLowerCase()}.webp`), portraitOf(who).toBuffer('image/webp', 86));
  }
}
