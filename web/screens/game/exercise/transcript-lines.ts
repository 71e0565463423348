/** What the picture shows, at the end of a transcript. */
const picture = /\s*\[Picture: [^\]]*\]/g;

/** The words of the clips; a picture that several clips share is described with the first of them only. */
export function transcriptLines(transcripts: readonly string[]): string[] {
  const described = new Set<string>();
  return transcripts.map((transcript) =>
    transcript.replaceAll(picture, (text) => {
      if (described.has(text.trim())) return '';
      described.add(text.trim());
      return text;
    }),
  );
}
