import {
  type Box,
  housesOf,
  isPorchLit,
  laneColors,
  laneScenery,
  laneSize,
  type PlacedHouse,
} from '#contract/rules/porch-lane.ts';
import type { ReportLane } from '#server/services/report.ts';

type Frame = { x: number; y: number; width: number };

/** The part of the picture that is drawn: the houses, without most of the sky. */
const top = 84;
const bottom = 305;
const cornerRadius = 10;
/** Where each color of the sky begins. */
const skyOffsets = [0, 0.45, 0.68, 0.82];
const glow = { color: '#ffcf6e', opacity: 0.22 };

/** Height of the picture at this width, in points. */
export function laneHeight(width: number): number {
  return (width * (bottom - top)) / laneSize.width;
}

/** Draws Porch Lane from the measures that the app draws it from. */
export function drawLane(document: PDFKit.PDFDocument, lane: ReportLane, { x, y, width }: Frame): void {
  const scale = width / laneSize.width;
  const lit = new Set(lane.lit);
  document.save();
  document.roundedRect(x, y, width, laneHeight(width), cornerRadius).clip();
  document.translate(x, y - top * scale).scale(scale);
  drawScenery(document);
  for (const house of housesOf(lane.parts)) {
    document.save().translate(house.at.x, house.at.y);
    drawHouse(document, house, lit);
    document.restore();
  }
  document.restore();
}

function drawScenery(document: PDFKit.PDFDocument): void {
  const { moon, stars, farHills, nearHills, ground, road } = laneScenery;
  const sky = document.linearGradient(0, 0, 0, laneSize.height);
  for (const [index, color] of laneColors.sky.entries()) sky.stop(skyOffsets[index] ?? 1, color);
  document.rect(0, 0, laneSize.width, laneSize.height).fill(sky);
  for (const [starX, starY] of stars) document.circle(starX, starY, 1.4).fill(laneColors.moon);
  document.circle(moon.x, moon.y, moon.radius).fill(laneColors.moon);
  document.path(farHills).fill(laneColors.farHills);
  document.path(nearHills).fill(laneColors.nearHills);
  document.path(ground).fill(laneColors.ground);
  document.path(road).fill(laneColors.road);
}

/** One house, with its left corner on the ground at 0, 0. */
function drawHouse(document: PDFKit.PDFDocument, house: PlacedHouse, lit: ReadonlySet<number>): void {
  const { wall, chimney, door, step, lamp, windows, colors } = house;
  const porch = isPorchLit(house, lit) ? 'lit' : 'dark';
  const fill = (box: Box, color: string) => document.rect(box.x, box.y, box.width, box.height).fill(color);
  fill(chimney, colors.roof);
  fill(wall, colors.wall);
  fill({ x: 0, y: -9, width: wall.width, height: 9 }, colors.shade);
  document.path(house.roof).fill(colors.roof);
  for (const { exerciseId, x, y, width, height } of windows) {
    const isLit = lit.has(exerciseId);
    if (isLit) drawGlow(document, x + width / 2, y + height / 2, 17);
    document
      .roundedRect(x, y, width, height, 2.5)
      .lineWidth(1.2)
      .fillAndStroke(laneColors.window[isLit ? 'lit' : 'dark'], laneColors.window.frame);
    document
      .path(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`)
      .lineWidth(1)
      .stroke(laneColors.window.frame);
  }
  fill(door, laneColors.door[porch]);
  fill(step, laneColors.step);
  document.path(house.awning).fill(colors.roof);
  if (porch === 'lit') drawGlow(document, lamp.x, lamp.y, 12);
  document.circle(lamp.x, lamp.y, 3.2).fill(laneColors.lamp[porch]);
}

function drawGlow(document: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  document.save().fillOpacity(glow.opacity).circle(x, y, radius).fill(glow.color).restore();
}
