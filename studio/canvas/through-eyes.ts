import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { frameHeight, frameWidth, type Pen } from './pen.ts';

/** What somebody sees who looks around: a picture that is larger than the frame. */
export type Gaze = {
  /** The spot of the picture that is in the middle, in pixels, and how many times as large all is. */
  x: number;
  y: number;
  size: number;
  /** Degrees the room is tilted, clockwise. */
  tilt: number;
  /** Whether the edges of what is seen are soft. */
  soft: boolean;
};

/** The picture is painted finer than the frame, as it is shown larger. */
const FINE = 1.5;
const BLUR = 7;

/**
 * Prepares what is seen through somebody's eyes.
 * @param paint paints the picture, 1280 x 720; it is called once
 * @returns draws it as the eyes see it; what `nearer` draws goes with it
 */
export function throughEyes(paint: (pen: Pen) => void) {
  let sharp: Canvas | undefined;
  let blurred: Canvas | undefined;
  const painted = (filter: string, source?: Canvas) => {
    const canvas = createCanvas(frameWidth * FINE, frameHeight * FINE);
    const pen = canvas.getContext('2d');
    pen.filter = filter;
    if (source) pen.drawImage(source, 0, 0);
    else {
      pen.scale(FINE, FINE);
      paint(pen);
    }
    return canvas;
  };
  return (pen: Pen, { x, y, size, tilt, soft }: Gaze, nearer: (pen: Pen) => void): void => {
    sharp ??= painted('none');
    const draw = (to: Pen, canvas: Canvas) => {
      to.save();
      to.translate(frameWidth / 2, frameHeight / 2);
      to.rotate((tilt * Math.PI) / 180);
      to.scale(size, size);
      to.translate(-x, -y);
      to.drawImage(canvas, 0, 0, frameWidth, frameHeight);
      nearer(to);
      to.restore();
    };
    if (!soft) {
      draw(pen, sharp);
      return;
    }
    blurred ??= painted(`blur(${BLUR}px)`, sharp);
    draw(pen, blurred);
    const layer = createCanvas(frameWidth, frameHeight);
    const middle = layer.getContext('2d');
    draw(middle, sharp);
    middle.globalCompositeOperation = 'destination-in';
    const mask = middle.createRadialGradient(640, 350, 150, 640, 350, 560);
    mask.addColorStop(0, 'rgba(0,0,0,1)');
    mask.addColorStop(0.35, 'rgba(0,0,0,0.9)');
    mask.addColorStop(0.8, 'rgba(0,0,0,0)');
    middle.fillStyle = mask;
    middle.fillRect(0, 0, frameWidth, frameHeight);
    pen.drawImage(layer, 0, 0);
  };
}
