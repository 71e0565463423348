import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { useRefetchDesk } from '../desk/desk-queries.ts';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { FacilityDetails } from './FacilityDetails.tsx';
import { FacilityForm } from './FacilityForm.tsx';
import { type CameFrom, FacilityList } from './FacilityList.tsx';
import { createFacilityOnce } from './facility-queries.ts';

type View =
  | { is: 'list'; cameFrom: CameFrom }
  | { is: 'new' }
  /** `message` is the outcome of what led here. */
  | { is: 'one'; facilityId: string; message: string | null };

/** Facilities: the list, a new one, or one of them. */
export function FacilitiesSection() {
  const [search, setSearch] = useState('');
  const [view, setView] = useState<View>({ is: 'list', cameFrom: null });
  const refetch = useRefetchDesk('facilities');
  const back = (cameFrom: CameFrom) => setView({ is: 'list', cameFrom });
  const open = (facilityId: string, message: string | null = null) =>
    setView({ is: 'one', facilityId, message });
  if (view.is === 'one') {
    const { facilityId, message } = view;
    return (
      <FacilityDetails key={facilityId} {...{ facilityId, message }} onBack={() => back({ facilityId })} />
    );
  }
  if (view.is === 'new') {
    return (
      <OperatorPart>
        <FocusedHeading>
          <Trans>Create a facility</Trans>
        </FocusedHeading>
        <p>
          <Trans>Its members join with the code that it gets.</Trans>
        </p>
        <FacilityForm
          submitLabel={<Trans>Create the facility</Trans>}
          send={createFacilityOnce}
          onSuccess={({ facilityId, message }) => {
            void refetch();
            open(facilityId, message);
          }}
          after={
            <Button onClick={() => back('new')}>
              <Trans>Back to the facilities</Trans>
            </Button>
          }
        />
      </OperatorPart>
    );
  }
  return (
    <FacilityList
      search={search}
      cameFrom={view.cameFrom}
      onSearch={(next) => {
        back(null);
        setSearch(next);
      }}
      onOpen={open}
      onCreate={() => setView({ is: 'new' })}
    />
  );
}
