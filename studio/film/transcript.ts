/** A clip in words, for those who read rather than watch: who says what, and what the picture shows. */
export function transcriptOf(clip: { speaker: string; script: string; pictured: string }): string {
  return `${clip.speaker}: ${clip.script.trim()} [Picture: ${clip.pictured.trim()}]`;
}
