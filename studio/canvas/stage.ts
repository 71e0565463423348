import { type Box, frameHeight, frameWidth, type Point } from './pen.ts';

/**
 * A place in the room, in centimeters: x to the right of the picture's middle, y up from the floor, z away from the
 * viewer (0 is near the lower edge of the picture).
 */
export type Place = { x: number; y: number; z: number };

export const place = (x: number, y: number, z: number): Place => ({ x, y, z });

/** One-point perspective: anything that faces the viewer keeps its shape, and uprights stay upright. */
export type Stage = {
  eye: Place;
  /** Where a place is seen, in scene pixels. */
  at(spot: Place): Point;
  /** Pixels a centimeter at a depth. */
  scale(z: number): number;
};

/**
 * Sets up the view of a room. The defaults show a living-size room: back wall at z 330, people at z 60 to 240, seen from a
 * little above so that the floor is readable.
 * @param eyeHeight of the viewer in centimeters
 * @param horizon height of the viewer's eye in the picture, in pixels from the top
 * @param focal pixels; smaller is a wider lens
 * @param distance centimeters from the viewer to z = 0
 * @param eyeX sideways place of the viewer in centimeters
 * @param center where eyeX is in the picture, in pixels from the left
 */
export function stage({
  eyeHeight = 185,
  horizon = 40,
  focal = 2150,
  distance = 560,
  eyeX = 0,
  centre = frameWidth / 2,
} = {}): Stage {
  const scale = (z: number) => focal / Math.max(20, z + distance);
  return {
    eye: place(eyeX, eyeHeight, -distance),
    scale,
    at: ({ x, y, z }) => ({
      x: centre + (x - eyeX) * scale(z),
      y: horizon + (eyeHeight - y) * scale(z),
    }),
  };
}

/** The same view with left and right exchanged, for what is drawn to one side only: stairs that climb to the left. */
export function mirrored(view: Stage): Stage {
  return {
    ...view,
    eye: { ...view.eye, x: -view.eye.x },
    at: (spot) => view.at({ ...spot, x: -spot.x }),
  };
}

/** The smallest box around some points, in scene pixels, clipped at the edges of the picture. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  return {
    x: left,
    y: top,
    width: Math.min(frameWidth, Math.max(...xs) + margin) - left,
    height: Math.min(frameHeight, Math.max(...ys) + margin) - top,
  };
}

/** The box in the picture around some places of the room. */
export function boxOf(view: Stage, places: readonly Place[], margin = 0): Box {
  return boxAround(places.map(view.at), margin);
}
