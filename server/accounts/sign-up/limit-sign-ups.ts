import { everybody } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';
import { makeOrJoin } from './same-form.ts';

type SignUp = { address: string; body: object };

/**
 * Makes an account once for each form, and limits how many come from one address: each may send an email to somebody
 * else. The people of a facility often share one address, so who brings its code counts apart, and is not held back by
 * those who bring none. The same form sent again counts for nothing.
 * @throws Problem `too_many_requests`, and what `make` throws where `join` answers null
 */
export async function limitSignUps<Signed>(
  services: Services,
  { address, body }: SignUp,
  make: () => Promise<Signed>,
  join: () => Promise<Signed | null>,
): Promise<Signed> {
  const { limits } = services;
  const bringsCode = 'facilityCode' in body && Boolean(body.facilityCode);
  const limit = bringsCode ? 'signUpWithCode' : 'signUp';
  const makeNoted = async () => {
    const made = await make();
    await noteSignUp(services);
    return made;
  };
  const joinUncounted = async () => {
    const joined = await join();
    if (joined) await limits.giveBack(limit, address);
    return joined;
  };
  await limits.count(limit, address);
  if (!bringsCode) return makeOrJoin(makeNoted, joinUncounted);
  await limits.refuseOver('signUpFailure', address);
  // Noted afterwards: of many residents who sign up at once nobody is taken for a failure.
  return makeOrJoin(makeNoted, joinUncounted).catch(async (refusal) => {
    await limits.note('signUpFailure', address);
    throw refusal;
  });
}

async function noteSignUp({ limits, log, metrics }: Services): Promise<void> {
  metrics.countSignUp();
  if (!(await limits.note('allSignUps', everybody))) return;
  metrics.countAlarm('sign_ups');
  log.error('many accounts were made within an hour');
}
