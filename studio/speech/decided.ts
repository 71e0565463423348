/**
 * What no lexicon decides. Each of these was heard in a line: `npm run studio words` lists them with the words of the
 * unchecked lexicon.
 */

/** Names, abbreviations and letters: keys in lower case; a possessive needs none. */
export const SAID: Record<string, string> = {
  walter: 'wˈɔltəɹ',
  mina: 'mˈinə',
  joon: 'ʤˈun',
  dana: 'dˈAnə',
  luis: 'luˈis',
  okafor: 'Okˈɑfɔɹ',
  begay: 'bəɡˈA',
  haddad: 'hədˈɑd',
  lind: 'lˈɪnd',
  novak: 'nˈOvæk',
  'mr.': 'mˈɪstəɹ',
  'mrs.': 'mˈɪsᵻz',
  'ms.': 'mˈɪz',
  'dr.': 'dˈɑktəɹ',
  'a.m.': 'ˌAˈɛm',
  'p.m.': 'pˌiˈɛm',
  pm: 'pˌiˈɛm',
  non: 'nˌɑn',
  medicines: 'mˈɛdəsənz',
  okay: 'OkˈA',
};

/** Another way to say a word: after or before these words of its sentence. */
type Otherwise = { said: string } & ({ after: RegExp } | { before: RegExp });

/** Words that are written alike and said in two ways: how they are said in our lines, and when in the other way. */
export const READINGS: Record<string, { said: string; otherwise?: Otherwise[] }> = {
  close: { said: 'klˈOs', otherwise: [{ before: /^(?:the|it|them|your|his|her)\b/, said: 'klˈOz' }] },
  closer: { said: 'klˈOsəɹ' },
  crooked: { said: 'kɹˈʊkᵻd' },
  house: { said: 'hˈWs' },
  inside: { said: 'ɪnsˈId' },
  lead: { said: 'lˈid' },
  leads: { said: 'lˈidz' },
  learned: { said: 'lˈɜɹnd' },
  live: { said: 'lˈɪv' },
  lives: { said: 'lˈɪvz' },
  minute: { said: 'mˈɪnət' },
  mouth: { said: 'mˈWθ' },
  perfect: { said: 'pˈɜɹfəkt' },
  read: { said: 'ɹˈid' },
  row: { said: 'ɹˈO' },
  rows: { said: 'ɹˈOz' },
  tear: { said: 'tˈɛɹ' },
  tears: { said: 'tˈɛɹz' },
  upset: { said: 'ˌʌpsˈɛt' },
  use: { said: 'jˈuz' },
  used: { said: 'jˈuzd', otherwise: [{ after: /\b(?:gets?|got|are|is)$/, said: 'jˈust' }] },
  uses: { said: 'jˈuzᵻz' },
  wind: { said: 'wˈɪnd' },
  wound: { said: 'wˈund' },
};

/** Of these the lexicon knows one reading only, although English has two. */
export const TWO_READINGS = new Set(
  [
    'lead',
    'leads',
    'live',
    'lives',
    'row',
    'rows',
    'tear',
    'tears',
    'wind',
    'winds',
    'wound',
    'bow',
    'bows',
  ].concat(
    [
      'object',
      'objects',
      'present',
      'record',
      'records',
      'content',
      'subject',
      'desert',
      'dove',
      'bass',
      'sow',
    ],
    ['refuse', 'permit', 'project', 'produce', 'protest', 'insert', 'excuse', 'abuse', 'separate', 'invalid'],
  ),
);
