/** The words of a huddle around those of the game. */
export const en = {
  fileName: 'five-minute-huddle.pdf',
  show: ({ scene }: { scene: string }) => `Show the first picture. ${scene} What do you notice?`,
  whoIsCorrect: ({ claims }: { claims: string }) => `Who is correct? ${claims}`,
  ifNobody: ({ hint }: { hint: string }) => `If nobody sees it: ${hint}`,
  why: ({ name, claim, why }: { name: string; claim: string; why: string }) =>
    `${name} is correct: “${claim}” ${why}`,
  whyNot: ({ claim, whyNot }: { claim: string; whyNot: string }) => `“${claim}”? ${whyNot}`,
  showFirst: 'Show this first.',
  thenSafe: 'Then the safe way.',
  madeSafe: 'The same scene, made safe.',
  missed: ({ missed, of }: { missed: number; of: number }) =>
    `In your facility, ${missed} of ${of} first tries missed it.`,
  hands: ({ right, of }: { right: number; of: number }) =>
    `When you played together, ${right} of ${of} hands were right.`,
  missedAndHands: ({
    missed,
    of,
    right,
    raised,
  }: {
    missed: number;
    of: number;
    right: number;
    raised: number;
  }) => `In your facility, ${missed} of ${of} first tries missed it; ${right} of ${raised} hands were right.`,
};
