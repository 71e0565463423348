import { Trans } from '@lingui/react/macro';
import type { DoctorPage } from '#contract/rules/doctor-page.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { useDoctorWords } from '../doctor/doctor-words.ts';
import { GenerateReport } from '../GenerateReport.tsx';
import styles from './DoctorQuestions.module.css';

/** What to ask the doctor, by what was missed most: as on the first page of the report, which is made here. */
export function DoctorQuestions({ questions }: Pick<DoctorPage, 'questions'>) {
  const words = useDoctorWords().questions;
  const isNarrow = useMedia('(width < 600px)');
  const title = (
    <h2>
      <Trans>Questions for your doctor</Trans>
    </h2>
  );
  const list = (
    <ol className={styles.questions}>
      {questions.map((question) => (
        <li key={question}>{words[question]}</li>
      ))}
    </ol>
  );
  return (
    <Card as="section" gap={2}>
      {isNarrow ? (
        // The page is long there, and the report below has the same questions.
        <details className={styles.fold}>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
      <Row lines={2} gap={3}>
        <GenerateReport />
      </Row>
    </Card>
  );
}
