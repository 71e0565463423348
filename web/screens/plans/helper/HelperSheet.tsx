import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './HelperSheet.module.css';
import { helperQuery } from './helper-query.ts';
import { Wishes } from './Wishes.tsx';

/** The wishes and how to help, on paper only. The page behind the link says the same. */
export function HelperSheet({ isPrinted }: { isPrinted: boolean }) {
  const { data } = useQuery(helperQuery);
  return (
    <section className={styles.sheet} data-printed={isPrinted}>
      <h2>
        <Trans>For the person who helps</Trans>
      </h2>
      {data && (data.wishes.length > 0 || data.ownWish !== '') && (
        <>
          <h3>
            <Trans>What would help me</Trans>
          </h3>
          <Wishes {...data} />
          <h3>
            <Trans>How you can help</Trans>
          </h3>
        </>
      )}
      <ul>
        <li>
          <Trans>Ask before you move or throw away anything.</Trans>
        </li>
        <li>
          <Trans>Begin with the first thing above. One thing at a time is enough.</Trans>
        </li>
        <li>
          <Trans>Look together: what was changed, and where is it now?</Trans>
        </li>
      </ul>
    </section>
  );
}
