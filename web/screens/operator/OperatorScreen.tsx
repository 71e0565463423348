import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasRole } from '#contract/operator-roles.ts';
import { useUser } from '#web/data/session/current-session.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import styles from './OperatorScreen.module.css';
import { type OperatorSection, sections } from './sections.ts';

export const handle: ScreenHandle = {
  title: msg`Operator`,
  questions: [
    {
      question: msg`Why do I not see every section?`,
      answer: msg`You see what your role allows. An owner can change your role.`,
    },
    {
      question: msg`Who sees what I do here?`,
      answer: msg`Each change, and each person you open, is written to the audit log with your name.`,
    },
  ],
};

/** /operator: what operators see and do on the web, one section at a time. */
export function Component() {
  const { t, i18n } = useLingui();
  const role = useUser()?.operatorRole;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const own = sections.filter(({ only }) => hasRole(only, role));
  const selected = own.find(({ id }) => id === search.get('section')) ?? own[0];
  return (
    <Screen width="wide" className={styles.screen}>
      <h1>
        <Trans>Operator</Trans>
      </h1>
      <nav aria-label={t`Sections`}>
        {/* On phones the links would fill the first view. */}
        <div className={styles.choice}>
          <SelectField
            label={<Trans>Section</Trans>}
            value={selected?.id}
            onChange={({ target }) => void navigate(searchOf(target.value), { preventScrollReset: true })}
          >
            {own.map(({ id, title }) => (
              <option key={id} value={id}>
                {i18n._(title)}
              </option>
            ))}
          </SelectField>
        </div>
        <Row as="ul" className={styles.sections}>
          {own.map(({ id, title }) => (
            <li key={id}>
              <LinkButton
                to={searchOf(id)}
                preventScrollReset
                {...(id === selected?.id && { 'aria-current': 'page' })}
              >
                {i18n._(title)}
              </LinkButton>
            </li>
          ))}
        </Row>
      </nav>
      {selected && <SectionCard key={selected.id} {...selected} />}
    </Screen>
  );
}

const searchOf = (id: string) => ({ search: `?section=${id}` });

function SectionCard({ title, Component: Content }: OperatorSection) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{i18n._(title)}</h2>
      <Content />
    </Card>
  );
}
