import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';

/** Lays the light of the film over a finished frame: warm a little above the middle, calmer towards the corners. */
export function lightFrame(pen: Pen): void {
  const [x, y] = [frameWidth * 0.42, frameHeight * 0.34];
  const light = pen.createRadialGradient(
    x,
    y,
    frameWidth * 0.12,
    frameWidth / 2,
    frameHeight / 2,
    frameWidth * 0.67,
  );
  light.addColorStop(0, 'rgba(255, 246, 226, 0.5)');
  light.addColorStop(0.55, 'rgba(128, 128, 128, 0)');
  light.addColorStop(1, 'rgba(40, 28, 60, 0.5)');
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'soft-light';
  pen.fillStyle = light;
  pen.fillRect(0, 0, frameWidth, frameHeight);
  pen.restore();
}
