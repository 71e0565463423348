import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { localPath } from '#web/lib/language.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './ConsentFields.module.css';

type CheckboxProps = Omit<ComponentProps<typeof Checkbox>, 'label'>;

/** All checkboxes start empty; the linked texts open in another tab, so that the typed text is not lost. */
export function ConsentFields({
  age,
  contact,
  study,
}: {
  age: CheckboxProps;
  contact: CheckboxProps;
  study?: CheckboxProps;
}) {
  return (
    <Stack gap="target" className={styles.consent}>
      <Checkbox
        label={<Trans>I am 18 or older, or I am 13 to 17 and my parent or guardian agrees</Trans>}
        {...age}
      />
      <Checkbox
        label={
          <Trans>
            I agree that you keep and use my email and contact details to run my account. You will not send me
            advertising.
          </Trans>
        }
        {...contact}
      />
      {study && (
        <Checkbox
          label={
            <Trans>
              Optional: Researchers may study what I do in the game, without my name. I am 18 or older. I can
              stop at any time.
            </Trans>
          }
          {...study}
        />
      )}
      <Row gap={4} lines="target">
        <Link href={localPath(paths.privacy)}>
          <Trans>Read the Privacy Policy</Trans>
        </Link>
        <Link href={localPath(paths.terms)}>
          <Trans>Read the Terms</Trans>
        </Link>
      </Row>
    </Stack>
  );
}
