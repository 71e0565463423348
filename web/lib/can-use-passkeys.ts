/** Browsers have passkeys over https and on this machine alone. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;
