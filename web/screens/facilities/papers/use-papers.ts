import { type Language, pathIn } from '#contract/pages/languages.ts';
import { useLanguages } from '#web/data/config.tsx';
import { language } from '#web/lib/language.ts';
import { en } from './papers.en.ts';
import { es } from './papers.es.ts';

/** The words of papers in the language of a facility, else of the page, and the path of a page in it. */
export function usePapers(chosen: Language | undefined) {
  const ofPapers = useLanguages().find((one) => one === chosen) ?? language;
  return {
    language: ofPapers,
    words: { en, es }[ofPapers],
    pageOf: (path: string) => pathIn(ofPapers, path),
  };
}
