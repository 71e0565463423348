import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { mayLoadPayments, workerPolicy } from '#contract/pages/paths.ts';
import type { Config } from '#server/lib/config.ts';
import { requestPath } from './request-path.ts';

/** Other hosts that pages may talk to: only the providers that are configured. */
function providerSources(config: Config) {
  const script: string[] = [];
  const frame: string[] = [];
  const connect: string[] = [];
  if (config.stripe) {
    const library = new URL(config.stripe.jsUrl).origin;
    script.push(library);
    frame.push(library, 'https://hooks.stripe.com');
    connect.push(config.stripe.apiBase);
  }
  // Google and Facebook open in a window of their own: none of their scripts runs here.
  if (config.facebook) connect.push('https://graph.facebook.com');
  return { script, frame, connect };
}

/** Files that pages load and that are never pages themselves: they may do nothing, and their headers should be small. */
const isFile = (url: string) => url.startsWith('/assets/') || url.startsWith('/files/assets/');

type Protect = (request: FastifyRequest, raw: ServerResponse, done: () => void) => void;

/**
 * Security headers for every response. No inline script is ever allowed. The headers are put together once: helmet's
 * plug-in for Fastify does so for every request, which took 4 % of a save.
 */
export function createProtection(config: Config): Protect {
  const protectPage = helmet({ ...everywhere, contentSecurityPolicy: policyOfPages(config) });
  const withoutPayments = withTrustedTypes(policyOfPages({ ...config, stripe: null }));
  const protectOwnPage = helmet({ ...everywhere, contentSecurityPolicy: withoutPayments });
  // Taken from the setting, not from the request: a proxy may forget to say that it speaks https.
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const isMediaElsewhere = config.mediaBaseUrl !== '';
  const protectFile = helmet({
    ...everywhere,
    contentSecurityPolicy: policyOfFiles,
    ...(isMediaElsewhere && { crossOriginResourcePolicy: { policy: 'cross-origin' } }),
  });
  return (request, raw, done) => {
    if (isSecure) {
      raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    if (isFile(request.url)) {
      // A host of clips that fetches them here passes these headers on, and our pages have another origin.
      if (isMediaElsewhere) raw.setHeader('access-control-allow-origin', '*');
      return protectFile(request.raw, raw, () => done());
    }
    raw.setHeader(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self), autoplay=(self)',
    );
    const protect = mayLoadPayments(requestPath(request.url)) ? protectPage : protectOwnPage;
    protect(request.raw, raw, () => done());
  };
}

const everywhere = {
  // A page closes the sign-in windows and the windows of banks that it opened.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-site' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
} as const;

const policyOfFiles = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

/** No text becomes a script, but the address of the worker. The payment provider's scripts are written in another way. */
function withTrustedTypes({ directives, ...policy }: ReturnType<typeof policyOfPages>) {
  const trusted = { requireTrustedTypesFor: ["'script'"], trustedTypes: [workerPolicy] };
  return { ...policy, directives: { ...directives, ...trusted } };
}

function policyOfPages(config: Config) {
  const sources = providerSources(config);
  const media = config.mediaBaseUrl ? [new URL(config.mediaBaseUrl).origin] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...sources.script],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...media],
      mediaSrc: ["'self'", 'blob:', ...media],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...media, ...sources.connect, ...config.lmsOrigins],
      frameSrc: sources.frame.length > 0 ? sources.frame : ["'none'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}
