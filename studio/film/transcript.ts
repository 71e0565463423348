/** A clip as text, for people who read rather than watch: who says what, and what the picture shows. */
export function transcriptOf(clip: { speaker: string; script: string; pictured: string | null }): string {
  const said = `${clip.speaker}: ${clip.script.trim()}`;
  return clip.pictured === null ? said : `${said} [Picture: ${clip.pictured.trim()}]`;
}
