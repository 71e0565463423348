import * as z from 'zod/mini';
import { newId } from '#web/lib/new-id.ts';
import { type Course, forgetCourse, type OpenCourse, readCourse, storeCourse } from './course.ts';
import { courseStatement, durationOf } from './course-statement.ts';
import type { Launch } from './launch.ts';
import { type LaunchData, readLanguage, readLaunchData } from './launch-data.ts';

const xapiVersion = '1.0.3';
const unauthorized = 401;
const forbidden = 403;
const notFound = 404;
/** The statement is there already: the answer to an earlier call was lost. */
const conflict = 409;

/**
 * Opens the session of a launch, or goes on opening it: fetches the token, which is given out once, reads what the
 * learning system prepared, and tells it that the part is open.
 * @throws Error when the learning system cannot be reached or rejects the launch
 */
export async function openCourse(accountId: string, launch: Launch): Promise<Course> {
  const stored = readCourse();
  let course = stored?.launch.fetch === launch.fetch ? stored : storeCourse(newCourse(accountId, launch));
  if (course.isOver) throw new CourseEnded();
  const token = course.token ?? (await fetchToken(launch.fetch));
  course = storeCourse({ ...course, token });
  const data = course.data ?? (await fetchLaunchData({ launch, token }));
  course = storeCourse({ ...course, data });
  if (course.initializedAt) return course;
  const at = new Date();
  await put({ launch, token }, courseStatement({ ...course, data }, 'initialized', at));
  return storeCourse({ ...course, initializedAt: at.toISOString() });
}

function newCourse(accountId: string, launch: Launch): Course {
  return {
    accountId,
    launch,
    ids: { initialized: newId(), completed: newId(), terminated: newId() },
    token: null,
    data: null,
    initializedAt: null,
    isCompleted: false,
    isOver: false,
  };
}

async function fetchToken(address: string): Promise<string> {
  const response = await fetch(address, { method: 'POST' });
  const parsed = z.object({ 'auth-token': z.string() }).safeParse(await response.json());
  if (!parsed.success) throw new Error('The learning system gave out no token');
  return parsed.data['auth-token'];
}

/**
 * The learner's preferences have to be asked for, too, and may be forbidden or missing (cmi5, section 11.0). Their language is
 * that of the part; the game has its own choices of sound.
 */
async function fetchLaunchData(where: Where): Promise<LaunchData> {
  const agent = JSON.stringify(where.launch.actor);
  const data = await readState(where);
  const profile = { agent, profileId: 'cmi5LearnerPreferences' };
  const preferences = await call(where, 'agents/profile', {
    query: profile,
    accepts: [notFound, forbidden],
  });
  const language = preferences.ok ? readLanguage(await preferences.json().catch(() => null)) : undefined;
  return { ...readLaunchData(await data.json(), where.launch.endpoint), ...(language && { language }) };
}

/** What the learning system prepared for this visit: it may be read for as long as the visit lasts. */
function readState(where: Where): Promise<Response> {
  const { actor, activityId, registration } = where.launch;
  const agent = JSON.stringify(actor);
  return call(where, 'activities/state', {
    query: { activityId, agent, registration, stateId: 'LMS.LaunchData' },
  });
}

/** Tells the learning system once that every exercise of the part is answered; nothing in the modes for looking. */
export async function completeCourse(course: OpenCourse, spentMs: number): Promise<void> {
  const isKnown = course.data.launchMode === 'Normal' ? await isKnownAsCompleted(course) : true;
  if (isKnown !== true) {
    const result = { completion: true, duration: durationOf(spentMs) } as const;
    const statement = courseStatement(course, 'completed', new Date(), result);
    // A system whose statements cannot be read forbids a second one; one that has ended the visit forbids everything.
    const told = await put(
      course,
      statement,
      isKnown === 'unknown' ? { accepts: [conflict, forbidden] } : {},
    );
    if (told.status === forbidden) await readState(course);
  }
  // The session may have ended since, or another part may be open by now.
  if (isStored(course)) storeCourse({ ...course, isCompleted: true });
}

const isStored = ({ launch }: Pick<Course, 'launch'>): boolean => readCourse()?.launch.fetch === launch.fetch;

/** A part is completed once in all its sessions (cmi5, section 9.3.3). */
async function isKnownAsCompleted(course: OpenCourse): Promise<boolean | 'unknown'> {
  const { actor, activityId: activity, registration } = course.launch;
  const response = await call(course, 'statements', {
    query: {
      agent: JSON.stringify(actor),
      verb: 'http://adlnet.gov/expapi/verbs/completed',
      activity,
      registration,
      limit: '1',
    },
    accepts: [forbidden],
  });
  if (response.status === forbidden) return 'unknown';
  const { statements } = z.object({ statements: z.array(z.unknown()) }).parse(await response.json());
  return statements.length > 0;
}

/** Ends the session. Returns the address of the learning system to go back to; null if it named none. */
export async function endCourse(course: OpenCourse): Promise<string | null> {
  await put(course, terminated(course));
  forgetCourse();
  return course.data.returnURL ?? null;
}

/** Ends the session of a whole part while its page is being left: the browser sends it behind the page. */
export function endCourseBehind(course: OpenCourse): void {
  if (!isStored(course)) return;
  void put(course, terminated(course), { keepalive: true }).catch(() => {});
  storeCourse({ ...course, isOver: true });
}

function terminated(course: OpenCourse) {
  const now = new Date();
  const duration = durationOf(now.getTime() - Date.parse(course.initializedAt));
  return courseStatement(course, 'terminated', now, { duration });
}

/** The learning system has ended the session, as it may after an hour: only a new launch helps. */
export class CourseEnded extends Error {}

type Where = { launch: Launch; token: string };

async function put(
  where: Where,
  statement: ReturnType<typeof courseStatement>,
  options: Pick<Sent, 'accepts' | 'keepalive'> = {},
): Promise<Response> {
  return call(where, 'statements', {
    method: 'PUT',
    query: { statementId: statement.id },
    body: statement,
    accepts: [conflict],
    ...options,
  });
}

type Sent = {
  method?: 'PUT';
  query: Record<string, string>;
  body?: object;
  accepts?: readonly number[];
  keepalive?: true;
};

/**
 * @throws CourseEnded when the key of the session no longer works: it is over here, too
 * @throws Error unless the response is a success or one of `accepts`
 */
async function call({ launch, token }: Where, path: string, sent: Sent): Promise<Response> {
  const { method = 'GET', query, body, accepts = [], keepalive = false } = sent;
  const response = await fetch(addressOf(launch.endpoint, path, query), {
    method,
    keepalive,
    headers: {
      authorization: `Basic ${token}`,
      'x-experience-api-version': xapiVersion,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok || accepts.includes(response.status)) return response;
  if ([unauthorized, forbidden].includes(response.status)) {
    const course = readCourse();
    if (course && isStored({ launch })) storeCourse({ ...course, isOver: true });
    throw new CourseEnded();
  }
  throw new Error(`The learning system answered ${response.status}`);
}

/** The address of a resource. Some systems have the route of their endpoint in its query: the resource continues it. */
function addressOf(endpoint: string, path: string, query: Record<string, string>): string {
  const address = new URL(endpoint);
  const route = [...address.searchParams].at(-1);
  if (route?.[1].startsWith('/'))
    address.searchParams.set(route[0], `${route[1].replace(/\/?$/, '/')}${path}`);
  else address.pathname = `${address.pathname.replace(/\/?$/, '/')}${path}`;
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
