import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import type { Performance } from '../scenes/scene.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';
import { withHands } from './poses.ts';
import { type Way, walkingOn } from './walk.ts';

/** Somebody whose hands are on the grips of a walker. */
export type Holding = {
  person: Person;
  /** Where she or he stands, and the way the walker points. */
  stand: Stand;
  pose: Pose;
  regards?: Place;
  /** Where the walker is when it is not straight ahead. */
  walker?: Stand;
  /** Hands that are not on a grip. */
  hands?: Partial<Pose['hands']>;
  /** The view in which a tipped or lifted walker is drawn, and where a place of it is then. */
  lifted?: { view: Stage; spot: (at: Place) => Place };
};

/** Draws the farther half of the walker, the person, and the nearer half. */
export function drawWithWalker(pen: Pen, view: Stage, who: Holding, performance: Performance): void {
  const { person, stand, regards, hands, lifted, walker = walkerBefore(stand) } = who;
  const grips = walkerGrips(walker);
  const held = (at: Place) => ({ to: lifted ? lifted.spot(at) : at, shape: 'grip' as const });
  const pose = withHands(who.pose, { left: held(grips.left), right: held(grips.right), ...hands });
  const drawn = (layer: 'far' | 'near') => drawWalker(pen, lifted?.view ?? view, walker, layer);
  drawFloorShadow(pen, view, stand.at);
  drawn('far');
  figure(view, { person, ...stand, pose, ...(regards ? { regards } : {}) }, performance).draw(pen, {
    beforeArms: () => drawn('near'),
  });
}

/** The short, even steps of somebody who rolls a walker ahead. @param walked 0 to 1 of the way */
export function rollingOn(person: Person, way: Way, walked: number): { at: Place; pose: Pose } {
  const { at, pose } = walkingOn(person, way, walked);
  return { at, pose: { ...pose, lean: 7 } };
}
