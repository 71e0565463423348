import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { LegalText, LegalTranslation } from '#content/public/legal/legal-text.ts';
import { useConfig } from '#web/data/config.tsx';
import { UnsignedNote } from '#web/shell/language/UnsignedNote.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { usePrint } from '#web/ui/controls/use-print.ts';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './LegalPage.module.css';

/** A legal text: its date, a summary in a few sentences, a table of contents, and the sections. It binds in English. */
export function LegalPage({ text }: { text: LegalText | LegalTranslation }) {
  const { t } = useLingui();
  const { print } = usePrint<true>();
  const { title, effective, summary, sections } = text;
  const { pathname } = useLocation();
  const isTranslated = 'of' in text;
  // A language may have no translation of a legal text yet.
  const written = isTranslated ? {} : { lang: 'en' };
  return (
    <Screen as="article" gap={3} width="narrow" className={styles.page}>
      {isTranslated && (
        <p>
          <Trans>
            This translation is here to help you. Only the English text is binding.{' '}
            <a href={pathname} hrefLang="en">
              Read the English text
            </a>
          </Trans>
        </p>
      )}
      {isTranslated && <UnsignedNote />}
      <h1 {...written}>{title}</h1>
      <p>
        <Trans>Effective: {effective}</Trans>
      </p>
      <Stack as="section" className={styles.summary} aria-labelledby="summary">
        <h2 id="summary">
          <Trans>In short</Trans>
        </h2>
        <ul {...written}>
          {summary.map((line) => (
            <li key={line}>
              <LegalLine text={line} />
            </li>
          ))}
        </ul>
      </Stack>
      <Stack as="nav" className={styles.contents} aria-label={t`On this page`}>
        <h2>
          <Trans>On this page</Trans>
        </h2>
        <ol {...written}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
        <Button onClick={() => print(true)}>
          <Trans>Print this page</Trans>
        </Button>
      </Stack>
      {sections.map(({ id, heading, paragraphs }) => (
        <Stack key={id} as="section" className={styles.section} aria-labelledby={id} {...written}>
          <h2 id={id} tabIndex={-1}>
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LegalLine text={paragraph} />
            </p>
          ))}
        </Stack>
      ))}
    </Screen>
  );
}

/**
 * A line of a legal text with the names and the address of this installation, each as a separate text node: pages are
 * prerendered with a placeholder for it.
 */
function LegalLine({ text }: { text: string }) {
  const { brand, support } = useConfig();
  const values: Readonly<Record<string, ReactNode>> = {
    '{product}': brand.product,
    '{company}': brand.company,
    '{email}': (
      <Link inline href={`mailto:${support.email}`}>
        {support.email}
      </Link>
    ),
  };
  return text.split(/(\{\w+\})/).map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
    return <Fragment key={place}>{values[part] ?? part}</Fragment>;
  });
}
