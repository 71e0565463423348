import { Trans, useLingui } from '@lingui/react/macro';
import { countSurveys, fewestPeople, getSurveyFile, type SurveyCounts } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskRead } from './desk-queries.ts';

const queryKey = deskKey('surveys');

/** How many people chose each answer of the surveys. */
export function SurveysSection() {
  const surveys = useDeskRead(queryKey, countSurveys, {});
  return (
    <Stack className={styles.part}>
      <p>
        <Trans>
          No count is about fewer than {fewestPeople} people. An answer that fewer chose is not shown. If the
          total would give it away, the next smallest answer is not shown either.
        </Trans>
      </p>
      <DeskState read={surveys} queryKey={queryKey} />
      {surveys.data?.questions.map((question) => (
        <QuestionTable key={`${question.survey} ${question.question}`} counts={question} />
      ))}
      {surveys.data && (
        <Row className={styles.buttons}>
          <ActionButton
            label={<Trans>Download as a spreadsheet (CSV)</Trans>}
            sendingLabel={<Trans>One moment...</Trans>}
            send={() => send(getSurveyFile, {})}
            onSuccess={({ csv }) => saveFile('survey-counts.csv', csv, 'text/csv;charset=utf-8')}
          />
        </Row>
      )}
    </Stack>
  );
}

function QuestionTable({ counts }: { counts: SurveyCounts[number] }) {
  const { i18n } = useLingui();
  const { survey, question, isCurrent, people, options } = counts;
  return (
    <table className={styles.table}>
      <caption>
        <Trans>
          {survey}: {question}
        </Trans>{' '}
        {!isCurrent && <Trans>(earlier wording)</Trans>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Answer</Trans>
          </th>
          <td>
            {people === null ? (
              <Trans>Fewer than {fewestPeople} people</Trans>
            ) : (
              <Trans>{i18n.number(people)} people</Trans>
            )}
          </td>
        </tr>
      </thead>
      <tbody>
        {options.map(({ option, people: chosen }) => (
          <tr key={option}>
            <th scope="row">{option}</th>
            <td>{chosen === null ? <Trans>Not shown</Trans> : i18n.number(chosen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
