/**
 * What an operator may do. `researcher` reads studies and their exports, and nothing else. `support` reads and answers,
 * `billing` also moves money (refunds, subscriptions, discount codes) and changes facilities, `owner` does everything,
 * sets the price and gives roles. The lowest comes first.
 */
export const operatorRoles = ['researcher', 'support', 'billing', 'owner'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** The roles that may make a call, by what the call declares in `only`. */
export const rolesOf = {
  operators: ['support', 'billing', 'owner'],
  billingOperators: ['billing', 'owner'],
  ownerOperators: ['owner'],
  studyOperators: ['researcher', 'owner'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type OperatorsOnly = keyof typeof rolesOf;

export function isForOperators(only: string | undefined): only is OperatorsOnly {
  return only !== undefined && Object.hasOwn(rolesOf, only);
}

/** Whether an operator of this role may make calls that are `only` for these. Nobody without a role may. */
export function hasRole(only: OperatorsOnly, role: OperatorRole | null | undefined): boolean {
  return rolesOf[only].some((allowed) => allowed === role);
}
