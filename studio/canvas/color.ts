/** A surface in light and in shade: every solid thing is painted with two tones, lit from the upper left. */
export type Tone = { main: string; shade: string };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A color between two, as `#rrggbb`. @param amount 0 gives the first, 1 the second */
export function mix(first: string, second: string, amount: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * amount);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The same color with an opacity from 0 to 1. */
export function faint(hex: string, opacity: number): string {
  return `rgba(${channels(hex).join(',')},${opacity})`;
}

// A violet brown: shadows mixed towards it stay warm instead of turning gray.
const shadow = '#43263f';

/** A color and its own shadow. @param depth how dark the shadow is, 0-1 */
export function tone(main: string, depth = 0.2): Tone {
  return { main, shade: mix(main, shadow, depth) };
}

/**
 * A color where the sun falls on it: brighter in its own hue. Mixed with the color of the sun, cool colors would turn
 * gray.
 * @param strength 0 is the color itself, 1 as bright as a surface that faces the sun
 */
export function sunlit(hex: string, strength: number): string {
  const warm = [7, 4, 0];
  const lit = channels(hex).map((value, index) =>
    Math.min(255, value * (1 + 0.11 * strength) + (warm[index] ?? 0) * strength),
  );
  return `#${lit.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
