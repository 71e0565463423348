let suggested = '';

/** The next login form is filled in with this name: an account was just created with it (docs/product-decisions.md#after-sign-up). */
export function suggestLogin(name: string): void {
  suggested = name;
}

/** After a log in or a log out. */
export function clearSuggestedLogin(): void {
  suggested = '';
}

export function suggestedLogin(): string {
  return suggested;
}
