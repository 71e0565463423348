/** Names of devices. */
export const en = {
  device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknown: 'Unknown device',
};
