import { studyFiles } from './study-files.ts';

/** What the rows of an export mean, and how to treat them: a file of each export, and docs/study-data.md. */
export function dataDictionary(): string {
  return `${[intro, ...studyFiles.map(fileText)].join('\n\n')}\n`;
}

const intro = `# Data of a study

Rows of people who agreed that researchers use what they did in Mind Your Step. The files are CSV (RFC 4180) in UTF-8 with
a line of column names; numbers are written with a point. An empty cell means that nothing is stored. An apostrophe before
\`=\`, \`+\`, \`-\` or \`@\` at the start of a text was added, so that no spreadsheet runs it. A file has no rows where the
study does not collect what it is about.

The rows have a study code, and no names, addresses, facilities, own words, dates or times. They are still **pseudonymous,
not anonymous**: somebody who knows how a person answered, such as the administrator of a facility, could find that person's
rows. Do not try to find out who anybody is, give the files to nobody else, and to no facility. People can leave at any time,
and have what was collected deleted: use the newest export only, and delete the older ones. Who is missing from it has left.

What a facility measures itself is **not in these files**: the sixteen pictures that its members look at before and after, and
the falls and resident days that its staff enters. They are no study data, nobody who takes the test of a study is in its
figures, and no row of a study goes to a facility.

- People state that they are 18 or older. Nobody checks it, and the rows have no age.
- Days are counted from joining. Reviews and plans are dated by the clock of the device, which may be wrong.
- Codes and versions (\`study_code\`, \`consent_version\`, \`version\`, \`content_version\`) are texts, also where one has digits
  alone: a spreadsheet keeps the zeros before them if these columns are imported as text.
- A score follows the rule in the file of its instrument. No worked example from a manual could be opened to check one:
  compute your own from the items.
- How sure somebody feels is asked in reviews, not at first tries.
- The people of the open study have codes by chance; they are not a sample of all players.`;

function fileText({ name, meaning, columns }: (typeof studyFiles)[number]): string {
  const rows = columns.map(([column, what]) => `| \`${column}\` | ${what} |`);
  return [`## ${name}`, '', meaning, '', '| Column | Meaning |', '|---|---|', ...rows].join('\n');
}
