/** The bearer token: in local storage, on a shared computer in session storage (api.md). */
export function readToken(): string | null {
  return sessionStorage.getItem('token') ?? localStorage.getItem('token');
}

const listeners = new Set<() => void>();
let refused: string | null = null;

/** The server does not know this token any more. It stays where it is until somebody signs in or leaves. */
export function refuseToken(token: string): void {
  refused = token;
  for (const listener of listeners) listener();
}

/** Whether the present token opens nothing any more; the person is then asked to sign in again (decision G69). */
export function isTokenRefused(): boolean {
  return refused !== null && refused === readToken();
}

export function onTokenRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
