import { rooms } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { html, type Markup } from '#server/lib/mail/html.ts';
import { writeDate } from '#server/lib/show-date.ts';
import { en } from '../texts/helper-page.en.ts';
import { es } from '../texts/helper-page.es.ts';
import type { SharedPlan } from './find-shared-plan.ts';

/** The same words as on the printed sheet: web/screens/plans/helper/HelperSheet.tsx. */
const texts = { en, es };

type HelperPage = SharedPlan & {
  language: Language;
  name: string | null;
  timeZone: string | null;
  expiresAt: Date;
};

/** What the trusted person reads: the plan, the wishes and how to help. */
export function helperPageBody({ language, name, timeZone, expiresAt, ...shared }: HelperPage): Markup {
  const words = texts[language];
  const { things, chosen, wishes, ownWish } = shared;
  const listed = [...wishes.map((wish) => words.wishes[wish]), ...(ownWish ? [ownWish] : [])];
  // No year, because a link works for 30 days.
  const dayOf = (instant: Date | string) => writeDate(instant, 'dayOfYear', timeZone ?? 'UTC', language);
  return html`<p>${name ? words.trustsOf({ name }) : words.trusts}</p>
${chosen ? firstThing(words, chosen, dayOf) : html``}
${listed.length > 0 ? html`<section><h2>${words.wishesTitle}</h2>${list(listed)}</section>` : html``}
<section>
<h2>${words.howTitle}</h2>
${list(words.how)}
</section>
${atHome(words, things, chosen !== null)}
<p class="soft">${words.until({ day: dayOf(expiresAt) })}</p>`;
}

function firstThing(
  words: typeof en,
  { what, when, helper, chosenAt, name, picture }: NonNullable<SharedPlan['chosen']>,
  dayOf: (instant: string) => string,
): Markup {
  return html`<section class="first">
${picture ? html`<img src="${picture}" alt="">` : html``}
<h2>${words.first}</h2>
<p class="large">${what || name}</p>
<dl>
<div><dt>${words.forWhat}</dt><dd>${name}</dd></div>
<div><dt>${words.whenTitle}</dt><dd>${words.when[when]({ day: dayOf(chosenAt) })}</dd></div>
${helper ? html`<div><dt>${words.helper}</dt><dd>${helper}</dd></div>` : html``}
</dl>
</section>`;
}

function atHome(words: typeof en, things: SharedPlan['things'], isChosen: boolean): Markup {
  if (things.length === 0) return html`<p>${words.nothing}</p>`;
  const byRoom = rooms.flatMap((room) => {
    const here = things.filter((thing) => thing.room === room);
    return here.length === 0 ? [] : [{ room, here }];
  });
  return html`<section>
<h2>${words.atHome}</h2>
${isChosen ? html`` : html`<p>${words.nothingChosen}</p>`}
<div class="rooms">${byRoom.map(
    ({ room, here }) => html`<div>
<h3>${words.rooms[room]}</h3>
<ul>${here.map(
      ({ name, isDone }) =>
        html`<li>${name}${isDone ? html` <span class="done">${words.done}</span>` : html``}</li>`,
    )}</ul>
</div>`,
  )}</div>
</section>`;
}

const list = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
