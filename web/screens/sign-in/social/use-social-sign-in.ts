import { useState } from 'react';
import { useNavigate } from 'react-router';
import { individualUserExists } from '#contract/accounts.ts';
import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import type { SocialUser, UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import { startSession } from '../start-session.ts';
import { useSecondStep } from '../use-second-step.tsx';
import type { logInWithProof as LogInWithProof, SignInResult } from './log-in-with-proof.ts';

type State =
  | { step: 'idle' }
  | { step: 'busy'; message: string | null }
  | { step: 'failed'; message: string }
  | { step: 'password'; message: string; person: SocialUser };

export type SocialSignInState = ReturnType<typeof useSocialSignIn>;

type SocialSignInOptions = {
  shared: boolean;
  onUnregistered: (unregistered: UnregisteredSocialUser) => void;
  /** Called instead of opening the dashboard. */
  onSignedIn?: ((user: User) => void) | undefined;
};

/** Logs in a user of Google or Facebook, or starts the sign-up of a new one. */
export function useSocialSignIn({ shared, onUnregistered, onSignedIn }: SocialSignInOptions) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ step: 'idle' });
  const fail = (message: string) => setState({ step: 'failed', message });

  const secondStep = useSecondStep((session) => {
    startSession(session, shared);
    if (onSignedIn) onSignedIn(session.user);
    else navigate(paths.dashboard, { replace: true });
  });

  const handleResult = (result: SignInResult, person: SocialUser) => {
    if (result.auth || result.secondStep) {
      setState({ step: 'idle' });
      return secondStep.proceed(result, shared);
    }
    const { code, message, profile } = result;
    if (code === 'password_needed') return setState({ step: 'password', message, person });
    if (code !== 'not_registered' && code !== 'email_missing') return fail(message);
    setState({ step: 'idle' });
    onUnregistered({ person: { ...person, ...profile }, message });
  };

  /** `message` is the reason: "This email already exists." */
  const logIn = async (person: SocialUser, message: string | null = null) => {
    setState({ step: 'busy', message });
    try {
      handleResult(await sendProof(person.proof, { shared }), person);
    } catch (problem) {
      fail((problem as Error).message);
    }
  };

  return {
    state,
    secondStepDialog: secondStep.dialog,
    fail,
    logIn: (person: SocialUser, message?: string) => logIn(person, message),
    /** A user who has an account already sees a message and is logged in (specification section 4). */
    signUp: async (person: SocialUser) => {
      if (person.email === null) return logIn(person);
      setState({ step: 'busy', message: null });
      try {
        const takenMessage = await findTakenMessage(person.email);
        if (takenMessage !== null) return await logIn(person, takenMessage);
        setState({ step: 'idle' });
        onUnregistered({ person, message: null });
      } catch (problem) {
        fail((problem as Error).message);
      }
    },
    /** @throws ApiProblem when the password is wrong */
    sendPassword: async (password: string) => {
      if (state.step !== 'password') return;
      const result = await sendProof(state.person.proof, { shared, password });
      if (!result.auth && !result.secondStep) throw new ApiProblem(401, { message: result.message });
      handleResult(result, state.person);
    },
    cancel: () => setState({ step: 'idle' }),
  };
}

/** The call is loaded when it is needed: few visitors of the home page use Google or Facebook. */
async function sendProof(...call: Parameters<typeof LogInWithProof>): Promise<SignInResult> {
  const { logInWithProof } = await import('./log-in-with-proof.ts').catch(() => {
    throw new ApiProblem(0, null);
  });
  return logInWithProof(...call);
}

/** "This email already exists.", or null when it does not. */
async function findTakenMessage(email: string): Promise<string | null> {
  try {
    await send(individualUserExists, { body: { email } });
    return null;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'email_taken') return problem.message;
    throw problem;
  }
}
