import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasRole } from '#contract/operator-roles.ts';
import { useUser } from '#web/data/session/current-session.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './OperatorScreen.module.css';
import { type OperatorSection, sectionGroups } from './sections.ts';

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
    {
      question: msg`Is there a key to the first result?`,
      answer: msg`Yes. The arrow down goes from the search field to the first row, and then from row to row.`,
    },
  ],
};

/** /operator: what operators see and do on the web, one section at a time. */
export function Component() {
  const role = useUser()?.operatorRole;
  const [search] = useSearchParams();
  const groups = sectionGroups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ only }) => hasRole(only, role)) }))
    .filter(({ sections }) => sections.length > 0);
  const own = groups.flatMap(({ sections }) => sections);
  const selected = own.find(({ id }) => id === search.get('section')) ?? own[0];
  return (
    <Screen width="full" isDesk className={styles.screen}>
      <div className={styles.side}>
        <h1>
          <Trans>Operator</Trans>
        </h1>
        <Sections groups={groups} selected={selected?.id} />
      </div>
      {selected && <OpenSection key={selected.id} {...selected} />}
    </Screen>
  );
}

type SectionsProps = { groups: typeof sectionGroups; selected: string | undefined };

/** A column of links; where it is narrow, one field, because the links would fill the first view. */
function Sections({ groups, selected }: SectionsProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const base = useId();
  return (
    <nav aria-label={t`Sections`}>
      <div className={styles.choice}>
        <SelectField
          compact
          label={<Trans>Section</Trans>}
          value={selected}
          onChange={({ target }) => void navigate(searchOf(target.value), { preventScrollReset: true })}
        >
          {groups.map(({ title, sections }) => (
            <optgroup key={title.id} label={i18n._(title)}>
              {sections.map(({ id, title }) => (
                <option key={id} value={id}>
                  {i18n._(title)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <div className={styles.groups}>
        {groups.map(({ title, sections }, place) => (
          <div key={title.id}>
            <p id={`${base}${place}`}>{i18n._(title)}</p>
            <Stack as="ul" gap={0} aria-labelledby={`${base}${place}`} className={styles.links}>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={searchOf(id)}
                    preventScrollReset
                    className={styles.link}
                    {...(id === selected && { 'aria-current': 'page' })}
                  >
                    {i18n._(title)}
                  </Link>
                </li>
              ))}
            </Stack>
          </div>
        ))}
      </div>
    </nav>
  );
}

const searchOf = (id: string) => ({ search: `?section=${id}` });

function OpenSection({ title, Component: Content }: OperatorSection) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{i18n._(title)}</h2>
      <Content />
    </section>
  );
}
