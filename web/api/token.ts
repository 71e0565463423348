/** The bearer token: in local storage, on a shared computer in session storage (api.md). */
export function readToken(): string | null {
  return sessionStorage.getItem('token') ?? localStorage.getItem('token');
}
