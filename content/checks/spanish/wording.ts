/** `everywhere`: in what a wrong claim says too. Letters with marks are letters: \b does not know them. */
type SpanishBan = { pattern: RegExp; because: string };

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const opening = (words: string) => new RegExp(`(?<=^|[.:!?¿¡“]\\s*)(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** What no text in Spanish says, whoever says it. The list of terms has the words for things, and that nobody is called tú. */
export const spanishBans: readonly SpanishBan[] = [
  {
    pattern: opening('mira|toca|elige|siéntate|espera|pide|usa|deja|quita|pon|haz|camina|levántate|llámalo'),
    because: 'is an order to somebody called tú: write to usted',
  },
  { pattern: word('quieres|debes|ves|sabes|sientes|tuyos?|tuyas?'), because: 'write to usted' },
  {
    pattern: word('señal(es)? (del? (piso|tránsito|salida|alto|gimnasio)|amarillas?)|(dice|lee) la señal'),
    because: 'a board is un letrero: una señal is what somebody notices',
  },
  {
    pattern: word(
      '(usted|si|cuando|que|no) (está|esté|se siente|se sienta|queda|es|sea) (muy |bien |un poco )?(mareado|mareada|cansado|cansada|listo|lista|seguro|segura|solo|sola|preocupado|preocupada)',
    ),
    because: 'gives the reader a gender: use a verb or a noun, such as siente cansancio',
  },
  { pattern: /(?<!la )bienvenid[oa]s?/iu, because: 'gives the reader a gender: say le doy la bienvenida' },
  {
    pattern: /@|«|»|\(a\)|\(as\)|\w\/a\b|\w\/as\b/u,
    because: 'no such signs: quotes are “ ”, nobody is o/a',
  },
  { pattern: /["']/u, because: 'quotes are “ ”' },
  { pattern: /\d %/u, because: 'write 80%, without a space' },
  {
    pattern: word('v[ií]ctimas?|senil(es)?|inválid[oa]s?|minusválid[oa]s?|postrad[oa]s?|lisiad[oa]s?'),
    because: 'do not label a person',
  },
  { pattern: word('sufr(e|en|ió|ir) de'), because: 'say what the person has, not that they suffer' },
  {
    pattern: word('abuelit[oa]s?|mij[oa]|mi (amor|vida|cielo)|corazón de'),
    because: 'no baby talk and no pet names',
  },
  {
    pattern: word('(es|son|sea|muy|tan) (terc[oa]|torpe|descuidad[oa]|flojo)s?|tont[oa]s?|por su culpa'),
    because: 'never blame the person',
  },
  {
    pattern: word('a su edad|(normal|natural) (a|de|con) (la|su) (edad|vejez)|parte de envejecer'),
    because: 'falls are not a normal part of aging',
  },
  {
    pattern: word('\\d+([.,]\\d+)? ?(mg|ml|miligramos?|mililitros?|gotas|tabletas?)'),
    because: 'give no doses',
  },
  {
    pattern: word('evita(rá|n)? las caídas|previene(n)? las caídas|alto riesgo|de alto riesgo'),
    because: 'promise nothing, and label nobody by risk',
  },
  {
    pattern: word('aguant(e|ar) (las ganas|hasta)|no se lo (diga|cuente) a nadie'),
    because: 'never tell anybody to hold on, or to hide a fall',
  },
];

/** Of the forty commonest English words, those that are no Spanish ones. */
export const englishWord = word(
  'the|and|of|to|in|is|that|it|for|was|with|his|they|at|this|from|have|or|by|had|not|but|what|were|when|your|can|said|there|each|which|she|do|how|their|if|will|you|are|be',
);
