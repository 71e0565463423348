import { readUser } from '#web/data/session/current-session.ts';
import { courseKey } from '#web/data/session/stored-session.ts';
import { tabItems } from '#web/lib/storage.ts';
import { createSignal, useStore } from '#web/lib/store.ts';
import type { Launch } from './launch.ts';
import type { LaunchData } from './launch-data.ts';

/**
 * A session of a learning system in this tab: learner and registration (in the launch), account, and its end. It is
 * opening until `initializedAt`, then open; `isCompleted` when the learning system knows of a whole part; `isOver` when
 * it was left then, or the learning system has ended it. The way back forgets it. Drawn in docs/decisions/0041-cmi5.md.
 */
export type Course = {
  /** Who opened it: nobody else's answers are told to the learning system. */
  accountId: string;
  launch: Launch;
  /** Each statement keeps its id, so that one whose answer was lost is not stored twice. */
  ids: { initialized: string; completed: string; terminated: string };
  token: string | null;
  data: LaunchData | null;
  initializedAt: string | null;
  /** The learning system knows, by this session or an earlier one, that every exercise of the part is answered. */
  isCompleted: boolean;
  /** Nothing may be told any more; only a new launch helps. */
  isOver: boolean;
};

const changes = createSignal();
let read: { text: string; course: Course } | null = null;

/** The open session of the user who is logged in; null if there is none. */
export function readCourse(): Course | null {
  const text = tabItems.get(courseKey);
  if (text === null) return null;
  // The same object while nothing changes, for React.
  if (read?.text !== text) read = { text, course: JSON.parse(text) as Course };
  return read.course.accountId === readUser()?.userId ? read.course : null;
}

/** Stored after each step: a page that is loaded again goes on from there, since a token is given out once. */
export function storeCourse(course: Course): Course {
  tabItems.set(courseKey, JSON.stringify(course));
  changes.notify();
  return course;
}

/** The page stays as it is until it is left. */
export function forgetCourse(): void {
  tabItems.remove(courseKey);
}

/** The session with its token and its data, once they are there. */
export type OpenCourse = Course & { token: string; data: LaunchData; initializedAt: string };

/** Whether this tab has a course; costs the game nothing else. */
export const isInCourse = (): boolean => isOpen(readCourse());

export function isOpen(course: Course | null): course is OpenCourse {
  return course?.initializedAt != null;
}

/** The session once it was open, also when it is over. */
export function useCourse(): OpenCourse | null {
  const course = useStore({ subscribe: changes.subscribe, get: readCourse }, null);
  return isOpen(course) ? course : null;
}
