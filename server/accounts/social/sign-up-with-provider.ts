import type {
  facilityFacebookRegister,
  facilityGoogleRegister,
  individualFacebookRegister,
  individualGoogleRegister,
} from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Database } from '#server/database/pool.ts';
import type { Call } from '#server/http/mount.ts';
import type { SocialProfile } from '#server/identity/profile.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { createAccount, emailTaken, isEmailTaken, type NewAccount } from '../sign-up/create-account.ts';
import { createMember } from '../sign-up/sign-up-facility.ts';
import type { Account } from '../tables.ts';
import { link } from './link.ts';
import { prove } from './prove.ts';
import { refuse } from './refusals.ts';

type FacilityCall = Call<typeof facilityGoogleRegister> | Call<typeof facilityFacebookRegister>;
type IndividualCall = Call<typeof individualGoogleRegister> | Call<typeof individualFacebookRegister>;
type Result = Answer<typeof facilityGoogleRegister>;
type Made = { account: Account; message: string };

/** A facility's account for whom Google or Facebook names: with a code it joins, without one it founds. */
export function signUpFacilityWithProvider(services: Services, call: FacilityCall): Promise<Result> {
  return signUpWithProvider(services, call, (tx, given) =>
    createMember(services, tx, given, call.body.facilityCode),
  );
}

/** An individual's account for whom Google or Facebook names; unsubscribed, nothing charged. */
export function signUpIndividualWithProvider(services: Services, call: IndividualCall): Promise<Result> {
  return signUpWithProvider(services, call, async (tx, given) => ({
    account: await createAccount(tx, { ...given, userType: 'individualUser' }, services.clock.now()),
    message: 'Your account is ready.',
  }));
}

async function signUpWithProvider(
  services: Services,
  call: FacilityCall | IndividualCall,
  create: (database: Database, given: Omit<NewAccount, 'userType'>) => Promise<Made>,
): Promise<Result> {
  const { database, limits } = services;
  const { body, address } = call;
  const profile = await prove(services, body, address);
  if (!profile) return refuse('token_refused');
  const typed = 'email' in body ? body.email : null;
  const email = profile.email ?? typed ?? null;
  if (!email) return refuse('email_missing', profile);
  return limits.countFailures('signUp', address, async () => {
    // The person of the provider can log in to that account; whoever only typed its address cannot.
    if (await isEmailTaken(database, email)) {
      if (profile.email) return refuse('email_taken', profile);
      throw emailTaken();
    }
    return database
      .transaction((tx) => store(services, tx, call, profile, email, create))
      .catch((error) => {
        if (error instanceof Problem && error.code === 'email_taken') return refuse('email_taken', profile);
        throw error;
      });
  });
}

async function store(
  services: Services,
  database: Database,
  { body, device, origin }: FacilityCall | IndividualCall,
  profile: SocialProfile,
  email: string,
  create: (database: Database, given: Omit<NewAccount, 'userType'>) => Promise<Made>,
): Promise<Result> {
  const now = services.clock.now();
  const { account, message } = await create(database, {
    userName: body.userName,
    email,
    emailVerifiedAt: profile.email ? now : null,
    name: profile.name || null,
    passwordHash: null,
    consent: body.consent,
  });
  await link(database, account.id, profile, now);
  await orderLetter(services, database, { letter: 'welcome', accountId: account.id, origin });
  return signIn(services, database, account, { device, shared: body.shared }, message);
}
