import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { FacilityPage } from '../FacilityPage.tsx';
import { firstSearch, type MemberSearch } from '../member-queries.ts';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberTable } from './MemberTable.tsx';

export const handle: ScreenHandle = {
  title: msg`Members`,
  questions: [
    {
      question: msg`Who has not started yet?`,
      answer: msg`Choose "Who has not started". The list then shows only those members.`,
    },
    {
      question: msg`What do I see of my members?`,
      answer: msg`Answers, dates and scores. You never see their plan, their reviews, or what they write in surveys or feedback.`,
    },
    {
      question: msg`How do I move several people to a unit?`,
      answer: msg`Tick their boxes. A bar at the foot of the page moves them all at once.`,
    },
  ],
};

/** /facility/members: everybody in the facility, to find, to compare and to change. */
export function Component() {
  const [address] = useSearchParams();
  const [changed, setSearch] = useState<MemberSearch | null>(null);
  const searchIn = (showsResults: boolean): MemberSearch => {
    if (changed) return changed;
    const status = showsResults && address.get('status') === 'notStarted' ? 'notStarted' : undefined;
    return { ...firstSearch(showsResults), status };
  };
  return (
    <FacilityPage
      tools={({ verified = true }) => (
        <MemberFilters search={searchIn(verified)} onChange={setSearch} showsResults={verified} />
      )}
    >
      {({ verified = true }) => (
        <MemberTable search={searchIn(verified)} onSearch={setSearch} showsResults={verified} />
      )}
    </FacilityPage>
  );
}
