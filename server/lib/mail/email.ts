import type { Language } from '#contract/pages/languages.ts';
import type { Picture } from './pictures.ts';

/** Who reads an email: in which language, and where its pages are. */
export type Reader = {
  language: Language;
  /** The whole address of a page in that language. */
  page: (path: string) => string;
};

/** What an email says, written once: it is sent as text and as HTML, in the same order. */
export type EmailContent = {
  to: string;
  subject: string;
  /** Over the text, where it is not the subject. */
  heading?: string;
  /** A person's email: it has her face, and the large lane if no other picture. All others are plain. */
  isFromRosa?: true;
  /** Before the button, which belongs in the first view: a sentence or two. */
  paragraphs: string[];
  /** What the receiver wrote, line by line. */
  quote?: { intro: string; lines: string[] };
  /** The one thing to do, if there is anything. */
  action?: { label: string; address: string };
  /** What the email is about. */
  picture?: Picture | null;
  /** After the button: all else there is to know. */
  more?: string[];
  /** What can be done as well: a sentence in which the words in brackets are the link. */
  link?: { sentence: string; address: string };
  /** In small print: how long the link works, what to do if the email was not expected. */
  notes?: string[];
  replyTo?: string;
  /** For emails that people choose: stops them without a login, opened in a browser or by a press in a mail program. */
  stopAddress?: string;
};

export type Email = Pick<EmailContent, 'to' | 'subject' | 'replyTo' | 'stopAddress'> & {
  text: string;
  html: string;
  /** Those that the HTML shows; they are sent along with it. */
  pictures?: readonly Picture[];
};

/** The sender, as named at the end of every email. */
export type Sender = { product: string; supportEmail: string; supportPhone: string | null };
