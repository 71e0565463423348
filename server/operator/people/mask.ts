const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first character of a name and stars: enough to recognize it on the phone, too little to read it. */
export function maskName(name: string): string {
  const [first] = characters.segment(name.trim());
  return `${first?.segment ?? ''}***`;
}

/** The same for the part of an address before the last `@`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? maskName(email) : maskName(email.slice(0, at)) + email.slice(at);
}
