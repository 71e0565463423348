import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';

/** The question of both feedback forms. `field` comes from the form that it is part of. */
export function FeedbackQuestion({
  field,
}: {
  field: Omit<ComponentProps<typeof TextArea>, 'label' | 'placeholder' | 'rows'>;
}) {
  const { t } = useLingui();
  const { brand } = useConfig();
  return (
    <TextArea
      label={
        <Trans>
          Is there anything you would like to add about your experience with the "
          <span translate="no">{brand.product}</span>"?
        </Trans>
      }
      placeholder={t`Enter your feedback here...`}
      rows={5}
      {...field}
    />
  );
}
