import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, ellipse, fill, inside, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, facade, facesOf, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { motifs } from './picture-motifs.ts';

/** A framed picture on the back wall. @param motif what it shows */
export function drawPicture(
  pen: Pen,
  view: Stage,
  at: { x: number; y: number; z: number; width: number; height: number },
  motif: keyof typeof motifs,
  frame = '#8a6345',
): void {
  const { width: w, height: h } = at;
  facade(pen, view, place(at.x, at.y + h, at.z), () => {
    for (const far of [3.4, 2.6, 1.8, 1])
      fill(pen, rectangle(far * 0.5, far, w, h, far), faint('#43263f', 0.055));
    graded(pen, rectangle(0, 0, w, h, 0.6), { x: 0, y: 0 }, { x: w, y: h }, [
      [0, mix(frame, '#fff6e4', 0.28)],
      [0.5, frame],
      [1, mix(frame, '#43263f', 0.22)],
    ]);
    fill(pen, rectangle(2, 2, w - 4, h - 4), mix(frame, '#43263f', 0.35));
    // The mat: a white board with a bevelled window, wider below.
    fill(pen, rectangle(2.4, 2.6, w - 4.8, h - 5), '#fbf7ee');
    fill(pen, rectangle(2.4, 2.6, w - 4.8, 1.1), faint('#43263f', 0.12));
    const mat = Math.min(w, h) * 0.15;
    fill(pen, rectangle(mat - 0.5, mat - 0.5, w - 2 * mat + 1, h - 2 * mat + 1), '#d9d0bf');
    inside(pen, rectangle(mat, mat, w - 2 * mat, h - 2 * mat), () => {
      motifs[motif](pen, w, h);
      graded(pen, rectangle(0, 0, w, h), { x: 0, y: 0 }, { x: w, y: h }, [
        [0, faint('#ffffff', 0.3)],
        [0.42, faint('#ffffff', 0)],
        [1, faint('#43263f', 0.1)],
      ]);
    });
  });
}

/** A round wall clock that can be read. @param minutes since midnight */
export function drawClock(pen: Pen, view: Stage, at: Place, minutes: number, radius = 15): void {
  facade(pen, view, at, () => {
    fill(pen, ellipse(1, 1.4, radius, radius), faint('#43263f', 0.2));
    fill(pen, ellipse(0, 0, radius, radius), '#5b6b73');
    fill(pen, ellipse(0, 0, radius * 0.88, radius * 0.88), '#fffdf6');
    for (let hour = 0; hour < 12; hour++) {
      const angle = (hour * Math.PI) / 6;
      const long = hour % 3 === 0 ? 0.64 : 0.73;
      stroke(
        pen,
        line([
          { x: Math.sin(angle) * radius * long, y: -Math.cos(angle) * radius * long },
          { x: Math.sin(angle) * radius * 0.8, y: -Math.cos(angle) * radius * 0.8 },
        ]),
        '#3f4a50',
        radius * (hour % 3 === 0 ? 0.08 : 0.05),
      );
    }
    const hand = (turns: number, long: number, width: number) => {
      const angle = turns * Math.PI * 2;
      stroke(
        pen,
        line([
          { x: 0, y: 0 },
          { x: Math.sin(angle) * radius * long, y: -Math.cos(angle) * radius * long },
        ]),
        '#2c3438',
        radius * width,
      );
    };
    hand(minutes / 720, 0.44, 0.11);
    hand((minutes % 60) / 60, 0.66, 0.07);
    fill(pen, ellipse(0, 0, radius * 0.08, radius * 0.08), '#b8543f');
  });
}

/** A plant in a pot on the floor. */
export function drawPlant(
  pen: Pen,
  view: Stage,
  at: Place,
  size = 1,
  pot: Tone = tone('#c9745a', 0.24),
): void {
  const scale = view.scale(at.z) * size;
  groundShadow(pen, view, at.x, at.z, 20 * size, 16 * size);
  const root = view.at({ ...at, y: at.y + 30 * size });
  for (const [dx, top, wide, shade] of [
    [-27, 44, 9, 1],
    [25, 48, 9, 1],
    [-14, 66, 9, 0],
    [13, 70, 9, 0],
    [0, 82, 9, 0],
    [-34, 22, 8, 0],
    [33, 26, 8, 1],
  ] as const) {
    const tip = { x: root.x + dx * scale, y: root.y - top * scale };
    const mid = { x: root.x * 0.62 + tip.x * 0.38 + dx * 0.15 * scale, y: root.y - top * 0.5 * scale };
    const leaf = blob([
      root,
      { x: mid.x - wide * scale, y: mid.y },
      tip,
      { x: mid.x + wide * scale, y: mid.y },
    ]);
    const color = shade ? '#55835a' : '#6f9f6d';
    fill(pen, leaf, color);
    inside(pen, leaf, () =>
      fill(
        pen,
        blob([
          root,
          { x: mid.x + wide * 0.1 * scale, y: mid.y },
          tip,
          { x: mid.x + wide * 1.4 * scale, y: mid.y },
        ]),
        mix(color, '#2e4a3a', 0.22),
      ),
    );
  }
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: at.y, height: 32 * size, radius: 12 * size, topRadius: 17 * size },
    { ...facesOf(pot), top: '#5a4238' },
  );
}

/** Books standing in a row. */
export function drawBooks(pen: Pen, view: Stage, at: Place, count = 6): void {
  const colors = ['#b8543f', '#5f8a8a', '#d9a84e', '#6f6a8c', '#7d9a6a', '#c98a6a', '#4f6c86'];
  facade(pen, view, at, () => {
    let x = 0;
    for (let index = 0; index < count; index++) {
      const wide = 3 + ((index * 7) % 3);
      const tall = 17 + ((index * 5) % 6);
      fill(pen, rectangle(x, -tall, wide, tall), colors[index % colors.length] ?? '#6f6a8c');
      fill(pen, rectangle(x + 0.5, -tall + 3, wide - 1, 1.2), faint('#fffaf0', 0.7));
      x += wide + 0.3;
    }
  });
}
