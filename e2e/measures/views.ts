/** The eight combinations that every state is measured in. */
export const sizes = ['390x664', '820x1180', '1180x820', '1280x720'] as const;
export const textSizes = [20, 28] as const;

export type Size = (typeof sizes)[number];
export type TextSize = (typeof textSizes)[number];
export type View = { size: Size; textSize: TextSize };
export type ViewName = `${Size} ${TextSize}`;

export const views: readonly View[] = sizes.flatMap((size) =>
  textSizes.map((textSize) => ({ size, textSize })),
);

export const nameOf = ({ size, textSize }: View): ViewName => `${size} ${textSize}`;

/** Width and height in CSS pixels. */
export function pixelsOf(size: Size): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
