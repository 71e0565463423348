import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { OperatorsOnly } from '#contract/operator-roles.ts';
import { deskSections } from './desk/desk-sections.ts';
import { FacilitiesSection } from './facilities/FacilitiesSection.tsx';
import { OperatorsSection } from './OperatorsSection.tsx';
import { PeopleSection } from './people/PeopleSection.tsx';
import { CodesSection } from './sale/CodesSection.tsx';
import { PricesSection } from './sale/PricesSection.tsx';

/** One part of /operator. `id` is in its address: /operator?section=people. */
export type OperatorSection = {
  id: string;
  title: MessageDescriptor;
  /** Which operators see it: those who may make its calls. */
  only: OperatorsOnly;
  Component: ComponentType;
};

/** The parts of /operator in their order, the first one open. */
export const sections: readonly OperatorSection[] = [
  { id: 'people', title: msg`People`, only: 'operators', Component: PeopleSection },
  { id: 'facilities', title: msg`Facilities`, only: 'operators', Component: FacilitiesSection },
  ...deskSections,
  { id: 'discount-codes', title: msg`Discount codes`, only: 'operators', Component: CodesSection },
  { id: 'prices', title: msg`Prices`, only: 'operators', Component: PricesSection },
  { id: 'operators', title: msg`Operators`, only: 'ownerOperators', Component: OperatorsSection },
];
