let suggested = '';

/** The next log-in form is filled in with this name: an account was just made under it (decision G57). */
export function suggestLogin(name: string): void {
  suggested = name;
}

/** Somebody was in since, or left the device. */
export function forgetSuggestedLogin(): void {
  suggested = '';
}

export function suggestedLogin(): string {
  return suggested;
}
