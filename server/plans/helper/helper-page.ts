import { rooms } from '#contract/game.ts';
import type { HelperWish } from '#contract/helper.ts';
import type { PlanTime } from '#contract/plans.ts';
import { html, type Markup } from '#server/lib/mail/html.ts';
import type { SharedPlan } from './find-shared-plan.ts';

/** The same words as on the printed sheet: web/screens/plans/helper/HelperSheet.tsx. */
const wishTexts: Record<HelperWish, string> = {
  firstThing: 'Do the first thing together with me.',
  oneRoom: 'Go through one room with me.',
  tools: 'Bring the tools, and do what I cannot do.',
  askWeekly: 'Ask me once a week how it goes.',
};

const whenTexts: Record<PlanTime, (day: string) => string> = {
  today: (day) => `On ${day}`,
  thisWeek: (day) => `In the week from ${day}`,
  thisMonth: (day) => `In the month from ${day}`,
};

type HelperPage = SharedPlan & { name: string | null; timeZone: string | null; expiresAt: Date };

/** What the trusted person reads: the plan, the wishes and how to help. */
export function helperPageBody({ name, timeZone, expiresAt, ...shared }: HelperPage): Markup {
  const { things, chosen, wishes, ownWish } = shared;
  const listed = [...wishes.map((wish) => wishTexts[wish]), ...(ownWish ? [ownWish] : [])];
  return html`<p>${name ?? 'The person who gave you this link'} trusts you with this plan for a safer home. You can help with it.</p>
${chosen ? firstThing(chosen, timeZone) : html``}
${listed.length > 0 ? html`<section><h2>What would help me</h2>${list(listed)}</section>` : html``}
<section>
<h2>How you can help</h2>
${list([
  'Ask before you move or throw away anything.',
  'Begin with the first thing. One thing at a time is enough.',
  'Look together: what was changed, and where is it now?',
])}
</section>
${atHome(things, chosen !== null)}
<p class="soft">This page opens until ${dayOf(expiresAt, timeZone)}. The person who gave it to you can end it at any time. It shows the plan only: no answers and no scores.</p>`;
}

function firstThing(chosen: NonNullable<SharedPlan['chosen']>, timeZone: string | null): Markup {
  const { what, when, helper, chosenAt, name } = chosen;
  return html`<section class="first">
<h2>What I do first</h2>
<p class="large">${what || name}</p>
<dl>
<div><dt>For</dt><dd>${name}</dd></div>
<div><dt>When</dt><dd>${whenTexts[when](dayOf(new Date(chosenAt), timeZone))}</dd></div>
${helper ? html`<div><dt>Who helps me</dt><dd>${helper}</dd></div>` : html``}
</dl>
</section>`;
}

function atHome(things: SharedPlan['things'], isChosen: boolean): Markup {
  if (things.length === 0) {
    return html`<p>Nothing is in the plan yet. You can walk through the home together and look.</p>`;
  }
  const byRoom = rooms.flatMap((room) => {
    const here = things.filter((thing) => thing.room === room);
    return here.length === 0 ? [] : [{ room, here }];
  });
  return html`<section>
<h2>What I have at home</h2>
${isChosen ? html`` : html`<p>Nothing is chosen yet. You can read this together and choose one thing to do first.</p>`}
<div class="rooms">${byRoom.map(
    ({ room, here }) => html`<div>
<h3>${room.charAt(0).toUpperCase()}${room.slice(1)}</h3>
<ul>${here.map(
      ({ name, isDone }) => html`<li>${name}${isDone ? html` <span class="done">Done</span>` : html``}</li>`,
    )}</ul>
</div>`,
  )}</div>
</section>`;
}

const list = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

/** "December 24", the person's: no year, because a link works for 30 days. */
const dayOf = (instant: Date, timeZone: string | null) =>
  instant.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: timeZone ?? 'UTC' });
