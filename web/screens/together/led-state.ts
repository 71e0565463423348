/** What the others need to know of the player's game; `PlayState` has it. */
export type LedState = {
  readonly current: number;
  /** The option whose film is on the screen; 0 is the description of the picture. */
  readonly clip: number;
  readonly asked: boolean;
  readonly choice: number | null;
  readonly wrong: readonly number[];
  readonly solved: boolean;
  readonly playback: string;
  readonly dialog: {
    readonly kind: string;
    readonly part?: number;
    readonly isFilmOn?: boolean;
    readonly chosen?: number;
  } | null;
  readonly overlay: { readonly by: readonly string[] } | null;
};
