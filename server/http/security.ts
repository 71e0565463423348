import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';

/** Other hosts that pages may talk to: none but the providers that are switched on. */
function providerSources(config: Config) {
  const script: string[] = [];
  const frame: string[] = [];
  const connect: string[] = [];
  const style: string[] = [];
  if (config.stripe) {
    const library = new URL(config.stripe.jsUrl).origin;
    script.push(library);
    frame.push(library, 'https://hooks.stripe.com');
    connect.push(config.stripe.apiBase);
  }
  if (config.google) {
    script.push('https://accounts.google.com/gsi/client');
    frame.push('https://accounts.google.com/gsi/');
    connect.push('https://accounts.google.com/gsi/');
    style.push('https://accounts.google.com/gsi/style');
  }
  if (config.facebook) {
    script.push('https://connect.facebook.net');
    frame.push('https://www.facebook.com');
    connect.push('https://graph.facebook.com', 'https://www.facebook.com');
  }
  return { script, frame, connect, style };
}

/** The style sheets that React Aria writes by itself, by their hashes: pressable elements, and the page behind a dialog on iOS. */
export const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/**
 * Security headers for every answer. No inline script is ever allowed. Written once, here: helmet's plug-in for Fastify
 * puts them together anew for every request, which took 4 % of a save.
 */
export function secure(app: FastifyInstance, config: Config): void {
  const sources = providerSources(config);
  const media = config.mediaBaseUrl ? [new URL(config.mediaBaseUrl).origin] : [];
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...sources.script],
        styleSrc: ["'self'", ...sources.style],
        styleSrcElem: ["'self'", ...reactAriaStyles, ...sources.style],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        mediaSrc: ["'self'", 'blob:', ...media],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...media, ...sources.connect],
        frameSrc: sources.frame.length > 0 ? sources.frame : ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Sign-in windows of Google and Facebook report back to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self), autoplay=(self)',
    );
    if (request.protocol === 'https') {
      raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    protect(request.raw, raw, () => done());
  });
}
