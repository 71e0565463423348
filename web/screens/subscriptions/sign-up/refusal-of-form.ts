import type { ResponseOf } from '#contract/endpoint.ts';
import type { individualGoogleRegister } from '#contract/individual-sign-up.ts';
import { ApiProblem } from '#web/data/api/client.ts';
import { type PendingSignUp, saveUnregistered } from '#web/data/session/pending-sign-up.ts';

const fields = ['userName', 'email', 'password'];
/** The field of a refusal that names none itself. */
const fieldOfCode: Readonly<Record<string, string>> = { username_taken: 'userName', email_taken: 'email' };
const codes = [...Object.keys(fieldOfCode), 'consent_required', 'validation'];

/** Why the form before the card was refused; null if it was the card, or nobody knows yet. */
export function refusalOfForm(problem: unknown): PendingSignUp['refusal'] | null {
  if (!(problem instanceof ApiProblem) || !codes.includes(problem.code)) return null;
  const { code, message } = problem;
  const isOfCard = Object.keys(problem.errors).some((field) => !fields.includes(field));
  if (isOfCard && code === 'validation') return null;
  const field = fieldOfCode[code];
  const errors = Object.fromEntries(Object.entries(problem.errors).filter(([name]) => fields.includes(name)));
  return { message, errors: { ...(field && { [field]: message }), ...errors } };
}

type Refused = Extract<ResponseOf<typeof individualGoogleRegister>, { auth: false }>;

/** A token that ran out cannot be used again: the form then offers Google and Facebook anew. */
export function refusedByProvider({ code, message }: Refused): ApiProblem {
  const isOfEmail = code === 'email_taken' || code === 'email_missing';
  if (!isOfEmail) saveUnregistered(null);
  return new ApiProblem(422, { code: 'validation', message, errors: isOfEmail ? { email: message } : {} });
}
