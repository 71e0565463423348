/** The options a player may choose: `is_selectable`, and never the scene (1) or the closing prompt (4). */
export function offeredOptions<O extends { id: number; is_selectable: boolean }>({
  main,
}: {
  main: { options: O[] };
}): O[] {
  return main.options.filter(({ id, is_selectable }) => is_selectable && id !== 1 && id !== 4);
}
