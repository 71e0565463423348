import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { OperatorsOnly } from '#contract/operator-roles.ts';
import { AuditSection } from './desk/AuditSection.tsx';
import { FeedbackSection } from './desk/FeedbackSection.tsx';
import { HealthSection } from './desk/HealthSection.tsx';
import { JobsSection } from './desk/JobsSection.tsx';
import { SurveysSection } from './desk/SurveysSection.tsx';
import { TicketsSection } from './desk/TicketsSection.tsx';
import { FacilitiesSection } from './facilities/FacilitiesSection.tsx';
import { OperatorsSection } from './OperatorsSection.tsx';
import { PeopleSection } from './people/PeopleSection.tsx';
import { CodesSection } from './sale/CodesSection.tsx';
import { PricesSection } from './sale/PricesSection.tsx';
import { StudiesSection } from './studies/StudiesSection.tsx';

/** One part of /operator. `id` is in its address: /operator?section=people. */
export type OperatorSection = {
  id: string;
  title: MessageDescriptor;
  /** Which operators see it: those who may make its calls. */
  only: OperatorsOnly;
  Component: ComponentType;
};

type SectionGroup = { title: MessageDescriptor; sections: readonly OperatorSection[] };

/** The parts of /operator in their order, the first one open. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    title: msg`Who`,
    sections: [{ id: 'people', title: msg`People`, only: 'operators', Component: PeopleSection }],
  },
  {
    title: msg`What they write`,
    sections: [
      { id: 'messages', title: msg`Messages`, only: 'operators', Component: TicketsSection },
      { id: 'feedback', title: msg`Feedback`, only: 'operators', Component: FeedbackSection },
      { id: 'surveys', title: msg`Surveys`, only: 'operators', Component: SurveysSection },
    ],
  },
  {
    title: msg`What is studied`,
    sections: [{ id: 'studies', title: msg`Studies`, only: 'studyOperators', Component: StudiesSection }],
  },
  {
    title: msg`What we sell`,
    sections: [
      { id: 'facilities', title: msg`Facilities`, only: 'operators', Component: FacilitiesSection },
      { id: 'discount-codes', title: msg`Discount codes`, only: 'operators', Component: CodesSection },
      { id: 'prices', title: msg`Prices`, only: 'operators', Component: PricesSection },
    ],
  },
  {
    title: msg`How it runs`,
    sections: [
      { id: 'health', title: msg`Server health`, only: 'operators', Component: HealthSection },
      { id: 'jobs', title: msg`Failed jobs and emails`, only: 'operators', Component: JobsSection },
      { id: 'audit-log', title: msg`Audit log`, only: 'ownerOperators', Component: AuditSection },
      { id: 'operators', title: msg`Operators`, only: 'ownerOperators', Component: OperatorsSection },
    ],
  },
];
