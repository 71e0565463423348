import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

type Read = { isPending: boolean; error: Error | null };

/** Shown while a read of the desk has no data: that it is on its way, or that it failed. */
export function DeskState({ read, queryKey }: { read: Read; queryKey: string[] }) {
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  return (
    <>
      {read.isPending && <Waiting onRetry={refetch} />}
      {read.error && <RetryNotice onRetry={refetch}>{read.error.message}</RetryNotice>}
    </>
  );
}
