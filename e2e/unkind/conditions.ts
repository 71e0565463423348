import type { Condition } from './condition.ts';
import { busyServer } from './conditions/busy-server.ts';
import { cachesNeverAnswer } from './conditions/caches-never-answer.ts';
import { captivePortal } from './conditions/captive-portal.ts';
import { clickWithoutPointer } from './conditions/click-without-pointer.ts';
import { clockAhead } from './conditions/clock-ahead.ts';
import { databaseNeverAnswers } from './conditions/database-never-answers.ts';
import { lockNeverGiven } from './conditions/lock-never-given.ts';
import { missingInterfaces } from './conditions/missing-interfaces.ts';
import { oddLanguage } from './conditions/odd-language.ts';
import { storageRefused } from './conditions/storage-refused.ts';
import { translation } from './conditions/translation.ts';

/** Every condition, each of which is one small file. */
export const conditions: readonly Condition[] = [
  busyServer,
  cachesNeverAnswer,
  captivePortal,
  clickWithoutPointer,
  clockAhead,
  databaseNeverAnswers,
  lockNeverGiven,
  missingInterfaces,
  oddLanguage,
  storageRefused,
  translation,
];
