import { msg } from '@lingui/core/macro';
import { AuditSection } from './AuditSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { HealthSection } from './HealthSection.tsx';
import { JobsSection } from './JobsSection.tsx';
import { SurveysSection } from './SurveysSection.tsx';
import { TicketsSection } from './TicketsSection.tsx';

/** The parts of /operator about what people write, what failed, and how the server is. */
export const deskSections = [
  { id: 'messages', title: msg`Messages`, only: 'operators', Component: TicketsSection },
  { id: 'feedback', title: msg`Feedback`, only: 'operators', Component: FeedbackSection },
  { id: 'surveys', title: msg`Surveys`, only: 'operators', Component: SurveysSection },
  { id: 'jobs', title: msg`Failed jobs and emails`, only: 'operators', Component: JobsSection },
  { id: 'audit-log', title: msg`Audit log`, only: 'ownerOperators', Component: AuditSection },
  { id: 'health', title: msg`Server health`, only: 'operators', Component: HealthSection },
] as const;
