import { createHash } from 'node:crypto';
import { FILMED } from '#content/filmed.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Brand, getConfig as endpoint, PublicConfig } from '#contract/platform.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/services.ts';

type PublicTexts = { brand: Brand; exercises: readonly { version: string }[] };

/** Changes whenever the meaning of any exercise on film changes. */
function versionOf(exercises: PublicTexts['exercises']): string {
  const versions = exercises.slice(0, FILMED).map(({ version }) => version);
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 12);
}

/** What browsers may know: public keys and names, never a secret. */
export function publicConfigOf(config: Config, texts: PublicTexts): PublicConfig {
  const sandboxIdentity = config.sandbox;
  return {
    brand: texts.brand,
    support: { email: config.supportEmail, phone: config.supportPhone },
    sandbox: config.sandbox,
    payments: config.stripe
      ? {
          provider: 'stripe',
          publishableKey: config.stripe.publishableKey,
          libraryUrl: config.stripe.jsUrl,
        }
      : { provider: 'sandbox', publishableKey: null, libraryUrl: null },
    google: config.google
      ? { clientId: config.google.clientId, sandbox: false }
      : sandboxIdentity
        ? { clientId: 'sandbox', sandbox: true }
        : null,
    facebook: config.facebook
      ? { appId: config.facebook.appId, sandbox: false }
      : sandboxIdentity
        ? { appId: 'sandbox', sandbox: true }
        : null,
    mediaBaseUrl: config.mediaBaseUrl,
    contentVersion: versionOf(texts.exercises),
    totalExercises: FILMED,
  };
}

export async function getConfig(services: Services): Promise<Answer<typeof endpoint>> {
  return services.publicConfig;
}
