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
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { type CreateAccount, createAccount } from '../sign-up/create-account.ts';
import { limitSignUps } from '../sign-up/limit-sign-ups.ts';
import { readyMessage } from '../sign-up/ready-message.ts';
import { isMadeBy } from '../sign-up/same-form.ts';
import { createMember } from '../sign-up/sign-up-facility.ts';
import { welcome } from '../sign-up/welcome.ts';
import { link } from './link.ts';
import { findLinked } from './log-in-with-provider.ts';
import { prove } from './prove.ts';
import { refuse } from './refusals.ts';

type FacilityCall = Call<typeof facilityGoogleRegister> | Call<typeof facilityFacebookRegister>;
type IndividualCall = Call<typeof individualGoogleRegister> | Call<typeof individualFacebookRegister>;
type Result = Answer<typeof facilityGoogleRegister>;

/** A facility's account for whom Google or Facebook names: with a code it joins, without one it founds. */
export function signUpFacilityWithProvider(services: Services, call: FacilityCall): Promise<Result> {
  return signUpWithProvider(services, call, (tx, given) =>
    createMember(services, tx, given, call.body.facilityCode),
  );
}

/** An individual's account for whom Google or Facebook names; unsubscribed, nothing charged. */
export function signUpIndividualWithProvider(services: Services, call: IndividualCall): Promise<Result> {
  return signUpWithProvider(services, call, (tx, given) =>
    createAccount(tx, { ...given, userType: 'individualUser' }, services.clock.now()),
  );
}

async function signUpWithProvider(
  services: Services,
  call: FacilityCall | IndividualCall,
  create: CreateAccount,
): Promise<Result> {
  const { database } = services;
  const { body, address } = call;
  const profile = await prove(services, body, address);
  if (!profile) return refuse('token_refused');
  const typed = 'email' in body ? body.email : null;
  const email = profile.email ?? typed ?? null;
  if (!email) return refuse('email_missing', profile);
  const vouched = profile.email;
  const refuseKnown = (error: unknown): Result => {
    // The person of the provider can log in to that account; whoever only typed its address cannot.
    if (vouched && error instanceof Problem && error.code === 'email_taken')
      return refuse('email_taken', profile);
    throw error;
  };
  return limitSignUps(
    services,
    call,
    () => database.transaction((tx) => store(services, tx, call, profile, email, create)),
    () => joinWithProvider(services, call, profile),
  ).catch(refuseKnown);
}

/** Opens the account that this form has made for this person of the provider; null where there is none. */
async function joinWithProvider(
  services: Services,
  { body, address, device, deviceId }: FacilityCall | IndividualCall,
  profile: SocialProfile,
): Promise<Result | null> {
  const made = await findLinked(services, profile);
  if (!made || !isMadeBy(made, body.operation)) return null;
  const message = await readyMessage(services.database, made);
  const from = { device, deviceId, shared: body.shared, address, by: profile.provider };
  return services.database.transaction((tx) => signIn(services, tx, made, from, message));
}

async function store(
  services: Services,
  database: Database,
  call: FacilityCall | IndividualCall,
  profile: SocialProfile,
  email: string,
  create: CreateAccount,
): Promise<Result> {
  const { userName, consent, operation: signUpForm } = call.body;
  const now = services.clock.now();
  const account = await create(database, {
    userName,
    email,
    emailVerifiedAt: profile.email && profile.isEmailConfirmed ? now : null,
    name: profile.name || null,
    passwordHash: null,
    consent,
    signUpForm,
  });
  await link(database, account.id, profile, now);
  return welcome(services, database, account, call);
}
