/** A clip as text, for people who read rather than watch: what sounds, who says what, and what the picture shows. */
export function transcriptOf(clip: {
  speaker: string;
  script: string;
  pictured: string | null;
  sounds: readonly string[];
}): string {
  const said = [...clip.sounds, `${clip.speaker}: ${clip.script.trim()}`].join(' ');
  return clip.pictured === null ? said : `${said} [Picture: ${clip.pictured.trim()}]`;
}
