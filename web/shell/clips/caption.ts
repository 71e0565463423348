/** The sentence being spoken, its speaker, and the language of both. */
export type Caption = { speaker: string | null; text: string; language: string };

/** The speaker is given in a voice tag: `<v Rosa>text`. */
export function captionOf(
  track: { activeCues: ArrayLike<TextTrackCue> | null; language: string } | undefined,
): Caption | null {
  const cue = track?.activeCues?.[0] as VTTCue | undefined;
  if (!track || !cue) return null;
  const speaker = /^<v(?:\.[^ >]*)? ([^>]+)>/.exec(cue.text)?.[1] ?? null;
  return { speaker, text: cue.text.replaceAll(/<[^<>]+>/g, ''), language: track.language };
}
