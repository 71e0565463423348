import { Trans } from '@lingui/react/macro';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import type { OpenForm } from '#contract/test-forms.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { FormView, type FormViewProps } from './FormView.tsx';

type FormPageProps = Omit<FormViewProps, 'form'> & {
  query: ReturnType<typeof formQuery>;
  onFailure: ReactNode;
};

/**
 * Read anew at each visit, and not while one lasts: what is answered is then left out.
 * @param queryKey apart from what is read anew after each answer: that would take the answered ones away while they are counted
 */
export const formQuery = (queryKey: QueryKey, read: (signal: AbortSignal) => Promise<OpenForm>) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** The form that is asked now, moment by moment; whoever asks it says where it is read and saved. */
export function FormPage({ query, onFailure, ...view }: FormPageProps) {
  const form = useQuery(query);
  const refetch = useRefetch();
  return (
    <Page top={<TopBar home={paths.dashboard} hasDisplayInHelp />} footer={<Footer brief />}>
      {form.data ? (
        <FormView form={form.data} {...view} />
      ) : (
        <>
          <ScreenTitle />
          {form.isError ? (
            <RetryNotice onRetry={() => refetch(query)} actions={onFailure}>
              {form.error.message}
            </RetryNotice>
          ) : (
            <Waiting onRetry={() => refetch(query)}>
              <Trans>Opening the test...</Trans>
            </Waiting>
          )}
        </>
      )}
    </Page>
  );
}
