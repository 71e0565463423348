import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { providerNames, providers } from '#contract/providers.ts';
import { parseInput } from '#server/lib/http/mount.ts';
import type { SandboxIdentity } from '#server/lib/identity/identity.ts';
import { html } from '#server/lib/mail/html.ts';
import { Problem } from '#server/lib/problem.ts';
import { sandboxMessages } from '../messages.ts';
import { pageTexts } from '../page-texts.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { newPerson, testPeople } from './test-people.ts';

const query = z.object({
  provider: z.catch(z.enum(providers), 'google'),
  nonce: z.optional(z.string()),
  state: z.optional(z.string()),
});
const body = z.object({
  provider: z.enum(providers),
  person: z.string(),
  nonce: z.optional(z.nullable(z.string())),
});

/** Only own properties count: every object also has a `constructor`. */
function findPerson(name: string) {
  return Object.hasOwn(testPeople, name) ? testPeople[name] : undefined;
}

/**
 * The page of the sandbox's identity provider, opened as a window: the chosen person is sent to the page that opened
 * it as `{state, person: {proof, name, email, picture}}`. POST token returns the person as JSON.
 */
export function serveIdentity(app: FastifyInstance, identity: SandboxIdentity): void {
  app.get('/sandbox/identity', async (request, reply) => {
    const { provider, nonce, state } = parseInput(query, request.query);
    const people = Object.entries(testPeople).filter(([, person]) => person.providers.includes(provider));
    const { language } = request;
    const words = pageTexts[language].identity;
    const named = { provider: providerNames[provider] };
    const page = sandboxPage(
      words.title(named),
      html`<p>${words.choose(named)}</p>
<ul data-provider="${provider}" data-nonce="${nonce ?? ''}" data-state="${state ?? ''}">
${people.map(
  ([key, { name, email, about }]) =>
    html`<li><button type="button" data-person="${key}">${name}</button> ${email === null ? '' : `${email}. `}${words.about[about]}</li>`,
)}
<li><button type="button" data-person="new">Somebody New</button> ${words.somebodyNew}</li>
</ul>
<p role="status" id="result"></p>
<script src="/sandbox/identity/choose.js"></script>`,
      language,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.post('/sandbox/identity/token', async (request, reply) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) throw new Problem('validation', 'provider and person are needed.');
    const { provider, nonce } = parsed.data;
    const person = parsed.data.person === 'new' ? newPerson() : findPerson(parsed.data.person);
    if (!person) throw new Problem('not_found', sandboxMessages.nobody);
    const proof =
      provider === 'google'
        ? { signUpMethod: provider, idToken: await identity.issueIdToken(person, nonce ?? undefined), nonce }
        : {
            signUpMethod: provider,
            userId: person.subject,
            accessToken: await identity.issueAccessToken(person),
          };
    reply.header('cache-control', 'no-store');
    return { proof, name: person.name, email: person.email, picture: null };
  });

  app.get('/sandbox/identity/choose.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(chooseScript),
  );
}

/** A separate file, because the pages' content security policy allows no inline script. */
const chooseScript = `document.addEventListener('click', async ({ target }) => {
  const person = target.dataset && target.dataset.person;
  if (!person) return;
  const { provider, nonce, state } = document.querySelector('[data-provider]').dataset;
  const response = await fetch('/sandbox/identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, person, nonce: nonce || undefined }),
  });
  const report = { state, person: await response.json() };
  if (window.opener) {
    new BroadcastChannel('sign-in').postMessage(report);
    setTimeout(() => window.close(), 10_000);
  } else {
    document.getElementById('result').textContent = JSON.stringify(report.person);
  }
});
`;
