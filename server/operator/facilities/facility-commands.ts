import { facilityName } from '#contract/fields.ts';
import {
  facilityStatuses,
  mostSeats,
  newFacility,
  terms as termsField,
} from '#contract/operator-facilities.ts';
import { formatCode } from '#server/facilities/codes.ts';
import {
  type Facility,
  type FacilityChange,
  getFacility,
  listFacilities,
} from '#server/facilities/operate-facility.ts';
import type { Command, Invocation, Result } from '../command-type.ts';
import { dayOrNever, fieldOf, type Options, oneOf, textOf, wholeNumber } from '../read-options.ts';
import {
  changeFacility,
  createFacility,
  facilityRow,
  replaceCode,
  revokeCode,
  verifyFacility,
} from './change-facility.ts';

/** Commands for facilities: seats, status, last day, code. */

function readChange(options: Options): FacilityChange {
  const name = textOf(options, 'name');
  return {
    name: name === undefined ? undefined : fieldOf(facilityName, name, '--name'),
    status: oneOf(options, 'status', facilityStatuses),
    seatLimit: wholeNumber(options, 'seats', 0, mostSeats),
    endsAt: dayOrNever(options, 'ends'),
    terms: readTerms(options),
  };
}

/** The agreed price in words; "none" removes it. @throws Problem `validation` */
function readTerms(options: Options): string | null | undefined {
  const text = textOf(options, 'terms')?.trim();
  if (text === undefined) return undefined;
  return text === 'none' || text === '' ? null : fieldOf(termsField, text, '--terms');
}

/** Applies `change` to the named facility and reports it with `message`. */
async function changed(
  invocation: Invocation,
  change: (by: Invocation, named: string) => Promise<Facility>,
  message: string,
): Promise<Result> {
  const facility = await change(invocation, invocation.args[0] ?? '');
  return { rows: [facilityRow(facility)], message };
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
    usage:
      'facility create NAME... [--seats 25] [--status trial|active|suspended] [--ends DAY] [--terms TEXT]',
    description: 'makes a facility; its users join by its code',
    run: async (invocation) => {
      const { args, options } = invocation;
      const facility = await createFacility(invocation, {
        name: fieldOf(facilityName, args.join(' '), 'NAME'),
        status: oneOf(options, 'status', facilityStatuses) ?? newFacility.status,
        seatLimit: wholeNumber(options, 'seats', 0, mostSeats) ?? newFacility.seatLimit,
        endsAt: dayOrNever(options, 'ends') ?? null,
        terms: readTerms(options) ?? null,
      });
      return {
        rows: [facilityRow(facility)],
        message: `Give out the code ${formatCode(facility.code ?? '')}.`,
      };
    },
  },
  {
    name: 'facility change',
    usage:
      'facility change ID|CODE [--name NAME] [--seats N] [--status trial|active|suspended] [--ends DAY|never] [--terms TEXT|none]',
    description: 'changes what is given',
    run: async (invocation) => {
      const change = readChange(invocation.options);
      return changed(invocation, (by, named) => changeFacility(by, named, change), 'Changed.');
    },
  },
  {
    name: 'facility verify',
    usage: 'facility verify ID|CODE',
    description: 'says that you know who runs it: its administrator then sees how members get on',
    run: (invocation) => changed(invocation, verifyFacility, "Its administrator now sees members' results."),
  },
  {
    name: 'facility replace-code',
    usage: 'facility replace-code ID|CODE',
    description: 'gives a new code; the old one no longer works',
    run: (invocation) => changed(invocation, replaceCode, 'The old code does not work anymore.'),
  },
  {
    name: 'facility revoke-code',
    usage: 'facility revoke-code ID|CODE',
    description: 'takes the code away: nobody joins until it gets a new one',
    run: (invocation) => changed(invocation, revokeCode, 'Nobody can join until it gets a new code.'),
  },
];
