import { type Stand, spotOn } from './solid-turned.ts';
import { add, dot, facing, minus, radians, times } from './space.ts';
import type { Place, Stage } from './stage.ts';

/**
 * A thing that is tipped sideways: its own left side is lifted, it turns about the floor under a spot on its right.
 * @param right centimeters from its middle to that spot @param angle degrees
 * @returns where a place of the upright thing is then, and a view in which the upright thing is drawn tipped
 */
export function tippedOn(view: Stage, stand: Stand, right: number, angle: number) {
  const { left } = facing(stand.turn);
  const pivot = spotOn(stand, -right, 0, 0);
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const spot = (at: Place): Place => {
    const away = minus(at, pivot);
    const aside = dot(away, left);
    const moved = add(at, times(left, aside * (cos - 1) - away.y * sin));
    return { ...moved, y: pivot.y + away.y * cos + aside * sin };
  };
  return { spot, view: { ...view, at: (at: Place) => view.at(spot(at)) } satisfies Stage };
}
