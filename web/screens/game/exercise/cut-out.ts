const pictures = import.meta.glob<string>('./people/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a person's picture without a ground, who stands on this side; undefined for people who are not drawn. */
export function cutOutOf(characterId: string, side: 'left' | 'right'): string | undefined {
  return pictures[`./people/${characterId}-${side}.webp`];
}
