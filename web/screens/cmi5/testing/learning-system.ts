import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '#contract/pages/paths.ts';
import { faultsOfStatement } from '#server/xapi/testing/faults-of-statement.ts';

type Statement = {
  id: string;
  actor: object;
  verb: { id: string; display: Record<string, string> };
  object: { id: string };
  result?: Record<string, unknown>;
  context: {
    registration: string;
    contextActivities: Record<string, { id: string }[]>;
    extensions: Record<string, unknown>;
  };
};

export type Options = {
  launchMode?: 'Normal' | 'Browse' | 'Review';
  /** Without it the learning system names no address to go back to. */
  returns?: boolean;
  /** What this system forbids: reading statements, or the preferences of learners. */
  forbids?: 'reading' | 'preferences';
  /** The languages that this system keeps for the learner, such as "es-US,en-US". */
  languagePreference?: string;
  /** What stands in the launch data in place of the usual. */
  launchData?: object;
  /** The route of the endpoint is in its query, as WordPress has it. */
  hasRouteInQuery?: boolean;
  /** The system lets no page of another host read the address that gives the token: cmi5 does not demand it. */
  keepsPagesOut?: boolean;
  /** The system has ended the session by itself, and says so with this status. */
  ended?: 401 | 403;
  /** Whom the system launches the part for; the usual learner if it is not given. */
  learner?: { name?: string; account: { homePage: string; name: string } };
};

const token = Buffer.from('key:secret').toString('base64');
const sessionKey = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
const categories = 'https://w3id.org/xapi/cmi5/context/categories';
const usual = { objectType: 'Agent', account: { homePage: 'https://lms.example.org', name: '1625378' } };
const returned = '<!doctype html><title>Course</title><h1>Welcome back to your course</h1>';

/**
 * A small learning system by the rules of cmi5: it launches parts, stores statements and says what is wrong with them.
 * While `state.failing` is the end of an address, calls there are answered with 500, and stored if `state.isLost`; while
 * `state.refusing` is, with 403.
 * Statements are read out only after `state.held`.
 */
export async function learningSystem() {
  const statements: Statement[] = [];
  const faults: string[] = [];
  const state = {
    failing: 'nothing',
    refusing: 'nothing',
    isLost: false,
    tokens: 0,
    held: Promise.resolve(),
  };
  const registration = randomUUID();
  let session = { id: '', fetchKey: '', isTokenGiven: false, options: {} as Options, verbs: [] as string[] };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', origin());
    const route = url.searchParams.get('rest_route');
    if (route) url.pathname = route;
    if (url.pathname !== '/fetch' || !session.options.keepsPagesOut)
      response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'GET, PUT, POST');
    response.setHeader(
      'access-control-allow-headers',
      'authorization, content-type, x-experience-api-version',
    );
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (url.pathname === '/return') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(returned);
    }
    const body = await read(request);
    if (request.method === 'GET' && url.pathname === '/xapi/statements') await state.held;
    if (url.pathname.endsWith(state.refusing)) response.writeHead(403).end();
    else if (!url.pathname.endsWith(state.failing)) answer(request, response, url, body);
    else if (!state.isLost) response.writeHead(500).end();
    else {
      store(JSON.parse(body), url.searchParams.get('statementId'));
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
    const json = (content: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const { searchParams: query } = url;
    const { forbids, ended } = session.options;
    if (url.pathname === '/fetch') return void json(giveToken(request.method, query.get('key')));
    if (request.headers.authorization !== `Basic ${token}`) return void response.writeHead(401).end();
    noteFaults(request, query);
    if (ended && session.verbs.length > 0) return void response.writeHead(ended).end();
    if (url.pathname === '/xapi/activities/state') return void json(launchData());
    if (url.pathname === '/xapi/agents/profile') return void givePreferences(response);
    if (request.method === 'GET' && forbids === 'reading') return void response.writeHead(403).end();
    if (request.method === 'GET') return void json({ statements: found(query), more: '' });
    response.writeHead(store(JSON.parse(body), query.get('statementId'))).end();
  }

  function givePreferences(response: ServerResponse): void {
    const { forbids, languagePreference } = session.options;
    if (forbids === 'preferences') response.writeHead(403).end();
    else if (languagePreference === undefined) response.writeHead(404).end();
    else {
      const content = JSON.stringify({ languagePreference, audioPreference: 'on' });
      response.writeHead(200, { 'content-type': 'application/json' }).end(content);
    }
  }

  const actor = () => session.options.learner ?? usual;

  function noteFaults({ headers }: IncomingMessage, query: URLSearchParams): void {
    if (headers['x-experience-api-version'] !== '1.0.3') faults.push('no version');
    if (query.has('agent') && query.get('agent') !== JSON.stringify(actor())) faults.push('another learner');
  }

  const found = (query: URLSearchParams) =>
    statements.filter(
      ({ verb, context }) =>
        verb.id === query.get('verb') && context.registration === query.get('registration'),
    );

  function giveToken(method: string | undefined, key: string | null): object {
    if (method !== 'POST') faults.push(`the token was asked for by ${method}`);
    if (key !== session.fetchKey || session.isTokenGiven) {
      faults.push('the token was asked for twice');
      return { 'error-code': '1', 'error-text': 'The authorization token has already been returned.' };
    }
    session.isTokenGiven = true;
    state.tokens += 1;
    return { 'auth-token': token };
  }

  const unit = 'https://play.example.org/cmi5/parts/1';

  const launchData = () => ({
    contextTemplate: {
      contextActivities: { grouping: [{ objectType: 'Activity', id: unit }] },
      extensions: { [sessionKey]: session.id },
    },
    launchMode: session.options.launchMode ?? 'Normal',
    moveOn: 'Completed',
    ...(session.options.returns && { returnURL: `${origin()}/return` }),
    ...session.options.launchData,
  });

  /** Stores a statement by sections 7 and 9 of the specification. Returns the status. */
  function store(statement: Statement, id: string | null): number {
    if (statements.some((known) => known.id === id)) return 409;
    const verb = statement.verb.id.replace('http://adlnet.gov/expapi/verbs/', '');
    // The rules of cmi5 are the system's to enforce: it forbids a second "completed" of a registration.
    if (verb === 'completed' && statements.some((known) => known.verb.id === statement.verb.id)) return 403;
    const ids = statement.context.contextActivities.category?.map((one) => one.id) ?? [];
    const isDone = verb === 'completed';
    const { duration, ...result } = statement.result ?? {};
    const rules: [string, boolean][] = [
      ['the id is that of the address', statement.id === id],
      ['the learner is that of the launch', JSON.stringify(statement.actor) === JSON.stringify(actor())],
      ['the object is the unit', statement.object.id === activityId],
      ['the registration is that of the launch', statement.context.registration === registration],
      ['the session is that of the launch', statement.context.extensions[sessionKey] === session.id],
      ['the grouping of the template stays', statement.context.contextActivities.grouping?.[0]?.id === unit],
      ['it is a statement of cmi5', ids.includes(`${categories}/cmi5`)],
      ['it decides about moving on if it completes', ids.includes(`${categories}/moveon`) === isDone],
      [
        'it says completion if it completes',
        JSON.stringify(result) === (isDone ? '{"completion":true}' : '{}'),
      ],
      ['it has a duration unless it begins', (duration !== undefined) === (verb !== 'initialized')],
      ['the first one is initialized', (session.verbs.length === 0) === (verb === 'initialized')],
      ['nothing follows terminated', !session.verbs.includes('terminated')],
    ];
    faults.push(...rules.filter(([, isKept]) => !isKept).map(([rule]) => `${verb}: not so: ${rule}`));
    faults.push(...faultsOfStatement({ ...statement, result: { duration: 'PT0S', ...statement.result } }));
    session.verbs.push(verb);
    statements.push(statement);
    return 204;
  }

  const activityId = 'https://lms.example.org/activities/7d8b1a2e';

  return {
    origin,
    statements,
    faults,
    state,
    verbs: () => session.verbs,
    /** Prepares a session. Returns the path and query with which it launches a part. */
    launch(part: number, options: Options = {}): string {
      const fetchKey = randomUUID();
      session = { id: randomUUID(), fetchKey, isTokenGiven: false, options, verbs: [] };
      const query = new URLSearchParams({
        part: String(part),
        endpoint: `${origin()}${options.hasRouteInQuery ? '/?rest_route=/xapi/' : '/xapi/'}`,
        fetch: `${origin()}/fetch?key=${fetchKey}`,
        actor: JSON.stringify(actor()),
        registration,
        activityId,
      });
      return `${paths.course}?${query}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
