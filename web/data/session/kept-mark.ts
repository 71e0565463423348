/** The cookie that says that another one, which no script can read, keeps the login of this device. */
const markName = () => `${location.protocol === 'https:' ? '__Host-' : ''}kept`;

export const hasKeptLogin = (): boolean => document.cookie.split('; ').includes(`${markName()}=1`);

/** Without it the other one is worth nothing. */
export function forgetKeptLogin(): void {
  if (!hasKeptLogin()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = `${markName()}=; Path=/; Max-Age=0; SameSite=Strict${secure}`;
}
