import { findByName } from '#server/accounts/find-account.ts';
import { formatCode } from '#server/facilities/codes.ts';
import { findCode } from '#server/facilities/find-code.ts';
import type { Services } from '#server/services/services.ts';
import { type Person, signUpPerson } from './sign-up-person.ts';

type Role = { role: string; person: Person & { userName: string; password: string } };

export const administrator: Role = {
  role: 'Facility administrator',
  person: {
    userType: 'facilityAdmin',
    userName: 'grace',
    name: 'Grace',
    password: 'garden gate 4',
    email: 'grace@example.org',
  },
};

export const facilityUser: Role = {
  role: 'Facility user',
  person: {
    userType: 'facilityUser',
    userName: 'walter',
    name: 'Walter',
    password: 'porch swing 2',
    email: null,
  },
};

const others: readonly Role[] = [
  facilityUser,
  {
    role: 'Individual, not yet subscribed',
    person: { userName: 'rosa', password: 'blue kettle 7', email: 'rosa@example.org' },
  },
  {
    role: 'Individual, subscribed',
    person: {
      userName: 'mina',
      password: 'quiet harbor 5',
      email: 'mina@example.org',
      isSubscribed: true,
    },
  },
  {
    role: 'Operator',
    person: {
      userType: 'operator',
      userName: 'operator',
      password: 'lantern hill 9',
      email: 'operator@example.org',
      hasTwoSteps: false,
    },
  },
];

/** More members of the facility, so that its list and its topics have something to show. */
const residents: readonly string[] = ['Dorothy', 'Joon', 'Harold', 'Pearl', 'Ines'];
const residentPassword = 'maple window 3';

/** Creates one person of each kind and a facility with members, only in the sandbox: everybody knows their passwords. */
export async function seedPeople(services: Services): Promise<string[]> {
  const facilityCode = await findSeedFacilityCode(services);
  const lines = [lineFor(administrator)];
  for (const { role, person } of others) {
    const isThere = await findByName(services.database, person.userName);
    if (!isThere) await signUpPerson(services, { ...person, ...(facilityCode && { facilityCode }) });
    lines.push(lineFor({ role, person }));
  }
  if (!facilityCode) return lines;
  for (const userName of residents) {
    const person: Person = { userType: 'facilityUser', userName, email: null, password: residentPassword };
    if (!(await findByName(services.database, userName)))
      await signUpPerson(services, { ...person, facilityCode });
  }
  return [
    ...lines,
    `More facility users: ${residents.join(', ')}, password ${residentPassword}`,
    `Facility code: ${formatCode(facilityCode)}`,
  ];
}

async function findSeedFacilityCode(services: Services): Promise<string | null> {
  const { person } = administrator;
  const known = await findByName(services.database, person.userName);
  return known ? findCode(services.database, known.id) : (await signUpPerson(services, person)).facilityCode;
}

function lineFor({ role, person }: Role): string {
  return `${role}: username ${person.userName}, password ${person.password}`;
}
