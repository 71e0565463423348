import type { Safety } from '#content/joined.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Game } from '#contract/game.ts';
import type { Brand, getConfig as endpoint, PublicConfig } from '#contract/platform.ts';
import type { Config } from '#server/lib/config.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { filmsIn, publicConfigIn, safetyIn } from '#server/pages/config-in.ts';
import type { Services } from '#server/services/services.ts';

/** The configuration that browsers may see: public keys and names, never a secret. */
export function publicConfigOf(
  config: Config,
  { brand, safety }: { brand: Brand; safety: Safety },
  game: Game,
): PublicConfig {
  return {
    brand,
    safety: safetyIn(safety),
    support: {
      email: config.supportEmail,
      phone: config.supportPhone,
      phoneLink: `tel:${config.supportPhone?.replaceAll(/[^+\d]/g, '') ?? ''}`,
      hours: config.supportHours.en,
    },
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
      : config.sandbox
        ? { clientId: 'sandbox', sandbox: true }
        : null,
    facebook: config.facebook
      ? { appId: config.facebook.appId, sandbox: false }
      : config.sandbox
        ? { appId: 'sandbox', sandbox: true }
        : null,
    contentVersion: game.contentVersion,
    totalExercises: game.exercises.length,
    ...filmsIn(game),
  };
}

/** Returns what the web app needs before it can start. */
export async function getConfig(
  services: Services,
  { language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return publicConfigIn(services, language);
}
