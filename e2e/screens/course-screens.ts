import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { openAs, type Person, signUp } from '../steps/accounts.ts';
import { signUpWithPlan } from '../steps/plans.ts';
import type { Screen } from './screen.ts';

/** Opens a page in a tab that a learning system has launched part 1 in. */
async function openInCourse(page: Page, person: Person, path: string, isCompleted = false) {
  const course = {
    accountId: person.user.userId,
    launch: {
      part: 1,
      endpoint: 'https://lms.example.org/xapi/',
      fetch: 'https://lms.example.org/fetch',
      actor: { account: { homePage: 'https://lms.example.org', name: '1625378' } },
      registration: '760e3480-ba55-4991-94b0-01820dbd23a2',
      activityId: 'https://lms.example.org/activities/1',
    },
    ids: { initialized: '', completed: '', terminated: '' },
    token: 'token',
    data: { contextTemplate: {}, launchMode: 'Normal' },
    initializedAt: new Date().toISOString(),
    isCompleted,
  };
  await page.evaluate((text) => sessionStorage.setItem('course', text), JSON.stringify(course));
  await openAs(page, person, path);
}

/** A part that a learning system launched, and the way back to it. */
export const courseScreens: Screen[] = [
  {
    name: 'course',
    path: paths.home,
    prepare: async (page) => {
      await openInCourse(page, await signUpWithPlan(page, 1, []), paths.course);
      await page.getByText('You have answered 1 of 3 exercises in this part.').waitFor();
    },
  },
  {
    name: 'course-done',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openInCourse(page, await signUpWithPlan(page, 3, []), paths.course, true);
      await page.getByText('Your course knows.').waitFor();
    },
  },
  {
    name: 'course-none',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), paths.course);
      await page.getByText('No course is open here.').waitFor();
    },
  },
  {
    name: 'dashboard-course',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openInCourse(page, await signUpWithPlan(page, 1, []), paths.dashboard);
      await page.getByText('You are playing part 1 for a course.').waitFor();
    },
  },
];
