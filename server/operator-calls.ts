import type { MountForOperators } from './operator/action.ts';
import { actions } from './operator/actions.ts';

/** Operators. Which of them may make a call stands in `operator/actions.ts`. */
export function mountForOperators(signedIn: MountForOperators): void {
  for (const { mount } of actions) mount(signedIn);
}
