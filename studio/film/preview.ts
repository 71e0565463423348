import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { CACHE_DIR } from '../folders.ts';
import { wide } from '../scenes/camera.ts';
import type { Camera, Scene } from '../scenes/scene.ts';
import { stillShare } from './check/movement.ts';
import { write } from './coaching/style.ts';
import type { Job } from './jobs.ts';
import { painter } from './painter.ts';
import { production, sceneOfJob } from './production.ts';
import { estimatedSoundtrack } from './soundtrack.ts';
import { closestShot, keyObjectFills } from './takes/closest-shot.ts';
import type { Filmed, Take } from './takes/take.ts';

const CELL = { width: 480, height: 270, label: 34 };
const COLUMNS = 4;
/** Where in a clip its key frames are, as shares of its length. */
const KEY_FRAMES = [0.05, 0.36, 0.66, 0.97];
const LONG = 12;

type Cell = { label: string; paint: () => Canvas };

/**
 * Paints a contact sheet: of an exercise the whole scene, its closest shot and every option's key frames; of a coaching
 * clip twelve moments.
 * @returns the PNG file
 */
export async function preview(name: string, jobs: Job[]): Promise<string> {
  const cells: Cell[] = [];
  for (const job of jobs) {
    const { speech } = await estimatedSoundtrack(job);
    const { take } = await production(job, speech);
    if (job.role === 'scene') cells.push(...sceneCells(await sceneOfJob(job), take));
    cells.push(...takeCells(take, sharesOf(job, take)));
  }
  const file = join(CACHE_DIR, 'preview', `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sheet(cells).toBuffer('image/png'));
  return file;
}

/** The share of a clip's frames in which nothing moves, drawn without its voice. */
export async function stillShareOf(job: Job): Promise<number> {
  const { speech } = await estimatedSoundtrack(job);
  const { take } = await production(job, speech);
  return stillShare(take);
}

/** Which moments of a clip are painted, as shares of its length. */
function sharesOf({ role }: Job, { beats = [], speech }: Take): number[] {
  if (role === 'description') return [0];
  // Of each act of a reason its beginning, middle and end.
  if (role === 'reveal' && beats.length > 0)
    return beats.flatMap(({ from, seconds }) =>
      [0.04, 0.35, 0.65, 0.96].map((at) => (from + at * seconds) / speech.seconds),
    );
  return role === 'coaching' ? Array.from({ length: LONG }, (_, at) => (at + 0.5) / LONG) : KEY_FRAMES;
}

function takeCells(take: Take, shares: number[]): Cell[] {
  const paint = painter(take);
  return shares.map((share) => {
    const at = share * take.speech.seconds;
    return { label: `${take.name}  ${at.toFixed(1)} s`, paint: () => paint(at) };
  });
}

/** The whole scene, with its look box, the shot in which the key object is largest, and what is behind a claim. */
function sceneCells(scene: Scene, take: Take): Cell[] {
  const closest = closestShot(scene);
  const still = (camera: Camera, picture: Filmed, at = 0) =>
    painter({ ...take, view: (now) => ({ ...take.view(now), camera, picture }) })(at);
  const boxed = () => {
    const frame = still(wide, scene);
    const pen = frame.getContext('2d');
    const { x, y, width, height } = scene.keyObject;
    pen.resetTransform();
    pen.strokeStyle = '#d4006a';
    pen.lineWidth = 5;
    pen.strokeRect(x, y, width, height);
    return frame;
  };
  return [
    { label: 'wide', paint: () => still(wide, scene) },
    { label: 'look box', paint: boxed },
    {
      label: `closest: key object ${Math.round(keyObjectFills(scene, closest) * 100)} % of the frame`,
      paint: () => still(closest.camera, closest.insert ?? scene, take.speech.seconds / 2),
    },
    { label: 'behind a claim', paint: () => still(scene.claim.camera, scene) },
  ];
}

function sheet(cells: Cell[]): Canvas {
  const rowHeight = CELL.height + CELL.label;
  const canvas = createCanvas(COLUMNS * CELL.width, Math.ceil(cells.length / COLUMNS) * rowHeight);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  cells.forEach(({ label, paint }, index) => {
    const [x, y] = [(index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * rowHeight];
    pen.drawImage(paint(), x, y + CELL.label, CELL.width - 4, CELL.height - 2);
    write(pen, [label], x + 8, y + 25, { size: 20, align: 'left' });
  });
  return canvas;
}
