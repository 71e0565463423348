import { Trans } from '@lingui/react/macro';
import type { DoctorPage } from '#contract/rules/doctor-page.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { useDoctorWords } from '../doctor/doctor-words.ts';
import { GenerateReport } from '../GenerateReport.tsx';
import styles from './DoctorQuestions.module.css';

/** What to ask the doctor, by what was missed most: as on the first page of the report, which is made here. */
export function DoctorQuestions({ questions }: Pick<DoctorPage, 'questions'>) {
  const words = useDoctorWords().questions;
  return (
    <Card as="section" gap={2}>
      <h2>
        <Trans>Questions for your doctor</Trans>
      </h2>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{words[question]}</li>
        ))}
      </ol>
      <Row lines={2} gap={3}>
        <GenerateReport />
      </Row>
    </Card>
  );
}
