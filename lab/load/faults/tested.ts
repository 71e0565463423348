import { existsSync } from 'node:fs';
import { chromiumPath } from '../../../installs/prepare.js';
import type { Fault } from './fault.ts';
import { missingPrograms } from './tools/machine.ts';
import { runTested } from './tools/run-tested.ts';

/** Faults that a test of the product tries already, in a copy of the repository with nothing or the control changed. */

export const diskFull: Fault = {
  name: 'disk-full',
  shows:
    'the disk of data and log of PostgreSQL is full: saves get 503, the server lives, and it goes on once there is room (a test)',
  control: {
    without: 'a full disk is not known as an outage',
    breaks: /expected \[.*'500, null'.*\] to deeply equal \[ '503, 5' \]/,
    change: {
      file: 'server/lib/database/outage.ts',
      find: "const outageClasses = ['08', '53', '58'];",
      replace: "const outageClasses = ['08', '58'];",
    },
  },
  obstacle: () => missingPrograms({ unshare: 'util-linux' }, { isRootNeeded: 'to mount a small disk' }),
  mounts: true,
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'server/full-disk.full.test.ts',
      title: 'on a full disk nothing is accepted',
      measured:
        'every rejection was 503 with Retry-After 5, all acknowledged saves stored, ready again within 60 s',
    }),
};

export const backupCopied: Fault = {
  name: 'backup-copied',
  shows:
    'a backup is made while people write, and restored: each row that was there before and not changed meanwhile is in it, by a hash of each table (a test)',
  control: {
    without: 'a backup lacks the part of the log that makes it consistent',
    breaks: /The database in .+ does not start/,
    change: {
      file: 'server/lib/database/backup/back-up.ts',
      find: '  await copyLog(cluster, { first, last }, target);',
      replace: '  void copyLog;',
    },
  },
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'server/operator/backup/backup.full.test.ts',
      title: 'a backup of a server in use loses no acknowledged save',
      measured:
        'the rows of each table that stood from before the backup until after it have the same hash in the copy, which lacks no save acknowledged before and has no row of its own in tables that only grew; a second backup, of a stopped server, is equal table by table',
    }),
};

export const resetBehindEmails: Fault = {
  name: 'reset-behind-emails',
  shows:
    'a password reset is requested behind 200 other emails: it is sent within 5 s, before most of them (a test)',
  control: {
    without: 'the emails that somebody waits for come in the order of the others',
    breaks: /expected 201 to be less than 100|contain StringContaining "password"/,
    change: {
      file: 'server/services/email-job.ts',
      find: '{ priority, ...(',
      replace: '{ priority: 0 * priority, ...(',
    },
  },
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'server/lib/mail/email-rate.test.ts',
      title: 'a password reset queued behind two hundred notices',
      measured:
        'the reset was sent within 5 s, before 100 of the 200 notices, and all of them within 10 s more',
    }),
};

export const jobsFail: Fault = {
  name: 'jobs-fail',
  shows:
    'the table of the jobs is gone while a server works: its log says with which error, in words (a test)',
  control: {
    without: 'what pg-boss hands on as a plain object is not read as an error',
    breaks: /\[object Object\]/,
    change: {
      file: 'server/lib/log.ts',
      find: '  if (!isErrorLike(error)) return',
      replace: '  if (!isErrorLike(error) || !Error.prototype.isPrototypeOf(error)) return',
    },
  },
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'server/lib/jobs/jobs.test.ts',
      title: 'jobs that cannot be read are logged with the error of the database',
      measured: 'the log has the text of the error, which names the missing table',
    }),
};

export const installOffline: Fault = {
  name: 'install-offline',
  shows:
    'the installation has no network: it ends within 25 s, with one sentence that says what to do (a test)',
  control: {
    without: 'npm is run as it is, with its own pauses and its own text',
    breaks: /to be less than 25000/,
    change: {
      file: 'installs/prepare.js',
      find: "await runNpm('Installing packages', ['ci', ...how]);",
      replace: "process.exit(run('npm', ['ci']));",
    },
  },
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'repository/prepare.test.ts',
      title: 'without a network the installation ends soon',
      measured:
        'it ended within 25 s, naming the address it could not reach and what to do, without a line of npm',
    }),
};

const needsChromium = () => (existsSync(chromiumPath()) ? null : "needs Debian's chromium-headless-shell");
const plainHttp = {
  noticedBy: 'e2e/journeys/pages/restricted-browsers.spec.ts',
  title: 'over plain http in a home network the game opens and saves',
  measured: 'the game opened at another address than localhost, and an answer was stored',
};

export const noRandomId: Fault = {
  name: 'http-no-random-id',
  shows:
    'over plain http at another address than localhost there is no crypto.randomUUID: the game opens and saves (a test)',
  control: {
    without: 'ids are made with crypto.randomUUID',
    breaks: /crypto\.randomUUID is not a function/,
    change: {
      file: 'web/lib/new-id.ts',
      find: '  const bytes = crypto',
      replace: '  if (Date.now() > 0) return crypto.randomUUID();\n  const bytes = crypto',
    },
  },
  obstacle: needsChromium,
  run: (ground) => runTested(ground, plainHttp),
};

export const noLocks: Fault = {
  name: 'http-no-locks',
  shows:
    'over plain http at another address than localhost there is no navigator.locks: answers are sent (a test)',
  control: {
    without: 'tabs agree by navigator.locks alone',
    breaks: /Expected: 1 Received: undefined/,
    change: {
      file: 'web/lib/one-tab-at-a-time.ts',
      find: 'return locks ? withLock(locks, name, run) : withLease(name, run);',
      replace: 'return locks ? withLock(locks, name, run) : Promise.reject(new Error(name));',
    },
  },
  obstacle: needsChromium,
  run: (ground) => runTested(ground, plainHttp),
};

export const firstGameInTwoTabs: Fault = {
  name: 'first-game-in-two-tabs',
  shows:
    'a first game is open in two tabs, and both answer: it is one game, with the answers of both (a test)',
  control: {
    without: 'each tab names a first game by itself',
    // Which of the two is seen first depends on how fast the second tab hears of the first tab's game.
    breaks: /Expected: 2 Received: 1|asks which of two games to play/,
    change: {
      file: 'web/screens/game/playthrough/start-point.ts',
      find: '  if (!playthrough?.session) return { id: null, isNew: false, previous: null };',
      replace:
        '  if (!playthrough?.session) return { id: crypto.randomUUID(), isNew: true, previous: null };',
    },
  },
  obstacle: needsChromium,
  run: (ground) =>
    runTested(ground, {
      noticedBy: 'e2e/journeys/devices/two-devices.spec.ts',
      title: 'a first game that is open in two tabs is one game',
      measured: 'one game with the answers of both tabs',
    }),
};
