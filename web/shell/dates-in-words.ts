import { locales, type Translation } from '#contract/pages/languages.ts';

/** The specification's date formats (section 9). */
export type DateFormat = 'll' | 'llll' | 'dddd, MMMM Do YYYY, h:mm a' | 'dddd, MMMM Do YYYY';

/** A day, or a time of today, in a sentence; the year is that of the reader. */
export type DayFormat = 'dddd' | 'dddd, MMMM Do' | 'MMM D' | 'h:mm a';

type Parts = Intl.DateTimeFormatOptions;

const day: Parts = { day: 'numeric', month: 'short', year: 'numeric' };
const time: Parts = { hour: 'numeric', minute: '2-digit' };
const wholeDay: Parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

/** What each format of the specification says, one part after the other with a comma between. */
const partsOf: Record<DateFormat | DayFormat, Parts[]> = {
  ll: [day],
  llll: [{ weekday: 'short' }, day, time],
  'dddd, MMMM Do YYYY, h:mm a': [wholeDay, time],
  'dddd, MMMM Do YYYY': [wholeDay],
  dddd: [{ weekday: 'long' }],
  'dddd, MMMM Do': [{ weekday: 'long', day: 'numeric', month: 'long' }],
  'MMM D': [{ day: 'numeric', month: 'short' }],
  'h:mm a': [time],
};

/** The formats of the specification in another language, as people of the United States write it: "1 jul 2026". */
export function dateInWords(date: Date, format: DateFormat | DayFormat, language: Translation): string {
  return partsOf[format]
    .map((parts) => new Intl.DateTimeFormat(locales[language], parts).format(date))
    .join(', ');
}
