import type { Condition, Way } from './condition.ts';
import { type JourneyName, stepsOf } from './journey.ts';

/** A journey under one way of a condition. */
export type Cell = { readonly journey: JourneyName; readonly way: string };

/** Whether a way makes a difference in a journey: where it says so, at a step that it knows, or in the whole browser. */
export function shows({ notIn, showsIn, ...way }: Way, journey: JourneyName): boolean {
  if (notIn?.[journey] !== undefined) return false;
  if (showsIn) return showsIn.includes(journey);
  const known = [way.after, way.sees, way.failsFirst, way.forbids].flatMap((does) => Object.keys(does ?? {}));
  return known.length === 0 || stepsOf[journey].some((step) => known.includes(step));
}

/**
 * Every way in a journey in which it shows, and every journey at least once.
 * @param first the journey under the first way
 */
export function cellsOf({ ways }: Condition, first: JourneyName): readonly Cell[] {
  const [firstWay = '', ...others] = Object.keys(ways);
  const journeys = journeysFrom(first);
  const cells: Cell[] = [{ journey: first, way: firstWay }];
  const isFree = (journey: JourneyName) => cells.every((cell) => cell.journey !== journey);
  const placesOf = (name: string) => journeys.filter((journey) => shows(ways[name] as Way, journey));
  // Those with few places choose before those that may be anywhere.
  for (const way of others.toSorted((one, other) => placesOf(one).length - placesOf(other).length)) {
    const places = placesOf(way);
    const journey = places.find(isFree) ?? places[0];
    if (journey) cells.push({ journey, way });
  }
  const uses = (way: string) => cells.filter((cell) => cell.way === way).length;
  for (const journey of journeys.filter(isFree)) {
    const fewestFirst = [firstWay, ...others].toSorted((one, other) => uses(one) - uses(other));
    const showing = fewestFirst.find((name) => shows(ways[name] as Way, journey));
    const possible = fewestFirst.find((name) => ways[name]?.notIn?.[journey] === undefined);
    cells.push({ journey, way: showing ?? possible ?? firstWay });
  }
  return cells;
}

/** They take turns from the first one on. */
function journeysFrom(first: JourneyName): readonly JourneyName[] {
  const names = Object.keys(stepsOf) as JourneyName[];
  const at = names.indexOf(first);
  return [...names.slice(at), ...names.slice(0, at)];
}
