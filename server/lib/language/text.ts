import type { Language } from '#contract/pages/languages.ts';

/** What is put into a text: what people wrote, counts, and other texts. */
type Put = string | number | Text;

/** A text that is said in the language of whoever reads it. */
export type Text = {
  /** What it is called in the texts of its feature: `accounts.emailTaken`. */
  readonly id: string;
  readonly params: Readonly<Record<string, Put>>;
  readonly in: (language: Language) => string;
};

/** The words of a feature in one language, by their name. */
type Words = Readonly<Record<string, string | ((params: never) => string)>>;

type TextOf<W> = W extends (params: infer P) => string
  ? (params: { readonly [N in keyof P]: P[N] | Text }) => Text
  : Text;

/** The texts of a feature, each with the name of its words. */
type TextsOf<W extends Words> = { readonly [N in keyof W]: TextOf<W[N]> };

/** Makes the texts of a feature out of its words in each language, which are alike. */
export function textsOf<W extends Words>(feature: string, words: Record<Language, W>): TextsOf<W> {
  const texts = Object.keys(words.en).map((name) => {
    const text = (params: Text['params']): Text => ({
      id: `${feature}.${name}`,
      params,
      in: (language) => say(words[language][name], params, language),
    });
    return [name, typeof words.en[name] === 'function' ? text : text({})];
  });
  return Object.fromEntries(texts);
}

function say(words: Words[string] | undefined, params: Text['params'], language: Language): string {
  if (typeof words !== 'function') return words ?? '';
  return (words as (params: object) => string)(paramsIn(params, language));
}

/** What is put in, as it is said in a language. */
export function paramsIn(params: Text['params'], language: Language): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, put]) => [name, typeof put === 'object' ? put.in(language) : put]),
  );
}

/** A response whose message is not said yet. */
export type WithText<R> = R extends { message: string } ? Omit<R, 'message'> & { message: string | Text } : R;

/** A text in a language; what has words of its own, such as a bank's sentence, as it came. */
export const sayIn = (language: Language, text: string | Text): string =>
  typeof text === 'string' ? text : text.in(language);
