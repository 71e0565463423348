import { showCode } from '#server/facilities/codes.ts';
import {
  changeFacility,
  createFacility,
  type FacilityChange,
  findFacility,
  listFacilities,
  replaceCodeOf,
  revokeCodeOf,
  verifyFacility,
} from '#server/facilities/operate-facility.ts';
import { Problem } from '#server/problem.ts';
import { recordAudit } from './audit.ts';
import type { Asked, Command, Result, Row } from './command-type.ts';
import { dayOrNever, type Options, oneOf, textOf, wholeNumber } from './read-options.ts';

/** Facilities: seats, status, last day, code. */

type Facility = Awaited<ReturnType<typeof findFacility>>;

const statuses = ['trial', 'active', 'suspended'] as const;

function facilityRow({ id, name, code, status, seatLimit, seatsTaken, endsAt, verifiedAt }: Facility): Row {
  return {
    id,
    name,
    code: code ? showCode(code) : '',
    status,
    seats: `${seatsTaken} of ${seatLimit}`,
    ends: endsAt?.toISOString().slice(0, 10) ?? 'never',
    verified: verifiedAt?.toISOString().slice(0, 10) ?? 'no',
  };
}

function readChange(options: Options): FacilityChange {
  const given = {
    name: textOf(options, 'name'),
    status: oneOf(options, 'status', statuses),
    seatLimit: wholeNumber(options, 'seats'),
    endsAt: dayOrNever(options, 'ends'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

async function noted(
  { services, operator }: Asked,
  verb: string,
  facility: Facility,
  said: string,
): Promise<Result> {
  const row = facilityRow(facility);
  await recordAudit(
    services.database,
    { operator, verb, subject: facility.id, details: row },
    services.clock.now(),
  );
  return { rows: [row], said };
}

export const facilityCommands: readonly Command[] = [
  {
    name: 'facility list',
    usage: 'facility list',
    does: 'all facilities with their seats and codes',
    run: async ({ services }) => ({ rows: (await listFacilities(services)).map(facilityRow) }),
  },
  {
    name: 'facility show',
    usage: 'facility show ID|CODE',
    does: 'one facility with its code',
    run: async ({ services, args: [named = ''] }) => ({
      rows: [facilityRow(await findFacility(services, named))],
    }),
  },
  {
    name: 'facility create',
    usage: 'facility create NAME [--seats 25] [--status trial|active|suspended] [--ends DAY]',
    does: 'makes a facility; its users join by its code',
    run: async (asked) => {
      const { services, args, options } = asked;
      const name = args.join(' ').trim();
      if (!name) throw new Problem('validation', 'A facility needs a name.');
      const facility = await createFacility(services, {
        name,
        status: oneOf(options, 'status', statuses) ?? 'active',
        seatLimit: wholeNumber(options, 'seats') ?? 25,
        endsAt: dayOrNever(options, 'ends') ?? null,
      });
      return noted(asked, 'facility create', facility, `Give out the code ${showCode(facility.code ?? '')}.`);
    },
  },
  {
    name: 'facility change',
    usage:
      'facility change ID|CODE [--name NAME] [--seats N] [--status trial|active|suspended] [--ends DAY|never]',
    does: 'changes what is given',
    run: async (asked) => {
      const { services, args, options } = asked;
      const facility = await changeFacility(services, args[0] ?? '', readChange(options));
      return noted(asked, 'facility change', facility, 'Changed.');
    },
  },
  {
    name: 'facility verify',
    usage: 'facility verify ID|CODE',
    does: 'says that you know who runs it: its administrator then sees how members get on',
    run: async (asked) => {
      const facility = await verifyFacility(asked.services, asked.args[0] ?? '');
      return noted(asked, 'facility verify', facility, "Its administrator now sees members' results.");
    },
  },
  {
    name: 'facility replace-code',
    usage: 'facility replace-code ID|CODE',
    does: 'gives a new code; the old one does not work any more',
    run: async (asked) => {
      const facility = await replaceCodeOf(asked.services, asked.args[0] ?? '');
      return noted(asked, 'facility replace-code', facility, 'The old code does not work anymore.');
    },
  },
  {
    name: 'facility revoke-code',
    usage: 'facility revoke-code ID|CODE',
    does: 'takes the code away: nobody joins until it gets a new one',
    run: async (asked) => {
      const facility = await revokeCodeOf(asked.services, asked.args[0] ?? '');
      return noted(asked, 'facility revoke-code', facility, 'Nobody can join until it gets a new code.');
    },
  },
];
