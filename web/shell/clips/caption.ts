/** The sentence being spoken, and its speaker. */
export type Caption = { speaker: string | null; text: string };

/** The speaker is given in a voice tag: `<v Rosa>text`. */
export function captionOf(cues: ArrayLike<TextTrackCue> | null): Caption | null {
  const cue = cues?.[0] as VTTCue | undefined;
  if (!cue) return null;
  const speaker = /^<v(?:\.[^ >]*)? ([^>]+)>/.exec(cue.text)?.[1] ?? null;
  return { speaker, text: cue.text.replaceAll(/<[^<>]+>/g, '') };
}
