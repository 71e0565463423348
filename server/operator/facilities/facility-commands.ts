import { formatCode } from '#server/facilities/codes.ts';
import {
  changeFacility,
  createFacility,
  type FacilityChange,
  getFacility,
  listFacilities,
  replaceCode,
  revokeCode,
  verifyFacility,
} from '#server/facilities/operate-facility.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import type { Command, Invocation, Result, Row } from '../command-type.ts';
import { dayOrNever, type Options, oneOf, textOf, wholeNumber } from '../read-options.ts';
import { withAudit } from '../with-audit.ts';

/** Commands for facilities: seats, status, last day, code. */

type Facility = Awaited<ReturnType<typeof getFacility>>;

const statuses = ['trial', 'active', 'suspended'] as const;

function facilityRow(facility: Facility): Row {
  const { id, name, code, status, seatLimit, seatsTaken, endsAt, terms, verifiedAt } = facility;
  return {
    id,
    name,
    code: code ? formatCode(code) : '',
    status,
    seats: `${seatsTaken} of ${seatLimit}`,
    ends: endsAt?.toISOString().slice(0, 10) ?? 'never',
    terms: terms ?? '',
    verified: verifiedAt?.toISOString().slice(0, 10) ?? 'no',
  };
}

function readChange(options: Options): FacilityChange {
  const given = {
    name: textOf(options, 'name'),
    status: oneOf(options, 'status', statuses),
    seatLimit: wholeNumber(options, 'seats'),
    endsAt: dayOrNever(options, 'ends'),
    terms: readTerms(options),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const longestTerms = 200;

/** The agreed price in words; "none" removes it. @throws Problem `validation` */
function readTerms(options: Options): string | null | undefined {
  const text = textOf(options, 'terms')?.trim();
  if (text === undefined) return undefined;
  if (text.length > longestTerms)
    throw new Problem('validation', `--terms has at most ${longestTerms} characters.`);
  return text === 'none' || text === '' ? null : text;
}

/** Applies `change` to the named facility and reports it with `message`. */
function changed(
  invocation: Invocation,
  command: string,
  change: (services: Services, named: string) => Promise<Facility>,
  message: string | ((facility: Facility) => string),
): Promise<Result> {
  return withAudit(invocation, command, async (services) => {
    const facility = await change(services, invocation.args[0] ?? '');
    const row = facilityRow(facility);
    const sentence = typeof message === 'string' ? message : message(facility);
    return { subject: facility.id, details: row, result: { rows: [row], message: sentence } };
  });
}

export const facilityCommands: readonly Command[] = [
  {
    name: 'facility list',
    usage: 'facility list',
    description: 'all facilities with their seats and codes',
    run: async ({ services }) => ({ rows: (await listFacilities(services)).map(facilityRow) }),
  },
  {
    name: 'facility show',
    usage: 'facility show ID|CODE',
    description: 'one facility with its code',
    run: async ({ services, args: [named = ''] }) => ({
      rows: [facilityRow(await getFacility(services, named))],
    }),
  },
  {
    name: 'facility create',
    usage: 'facility create NAME [--seats 25] [--status trial|active|suspended] [--ends DAY] [--terms TEXT]',
    description: 'makes a facility; its users join by its code',
    run: async (invocation) => {
      const { args, options } = invocation;
      const name = args.join(' ').trim();
      if (!name) throw new Problem('validation', 'A facility needs a name.');
      const given = {
        name,
        status: oneOf(options, 'status', statuses) ?? 'active',
        seatLimit: wholeNumber(options, 'seats') ?? 25,
        endsAt: dayOrNever(options, 'ends') ?? null,
        terms: readTerms(options) ?? null,
      };
      return changed(
        invocation,
        'facility create',
        (services) => createFacility(services, given),
        ({ code }) => `Give out the code ${formatCode(code ?? '')}.`,
      );
    },
  },
  {
    name: 'facility change',
    usage:
      'facility change ID|CODE [--name NAME] [--seats N] [--status trial|active|suspended] [--ends DAY|never] [--terms TEXT|none]',
    description: 'changes what is given',
    run: async (invocation) => {
      const change = readChange(invocation.options);
      return changed(
        invocation,
        'facility change',
        (services, named) => changeFacility(services, named, change),
        'Changed.',
      );
    },
  },
  {
    name: 'facility verify',
    usage: 'facility verify ID|CODE',
    description: 'says that you know who runs it: its administrator then sees how members get on',
    run: (invocation) =>
      changed(invocation, 'facility verify', verifyFacility, "Its administrator now sees members' results."),
  },
  {
    name: 'facility replace-code',
    usage: 'facility replace-code ID|CODE',
    description: 'gives a new code; the old one no longer works',
    run: (invocation) =>
      changed(invocation, 'facility replace-code', replaceCode, 'The old code does not work anymore.'),
  },
  {
    name: 'facility revoke-code',
    usage: 'facility revoke-code ID|CODE',
    description: 'takes the code away: nobody joins until it gets a new one',
    run: (invocation) =>
      changed(invocation, 'facility revoke-code', revokeCode, 'Nobody can join until it gets a new code.'),
  },
];
