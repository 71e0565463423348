import { paths } from '#contract/pages/paths.ts';
import { QrCode } from '#web/ui/controls/QrCode.tsx';
import type { AccountFacility } from '../FacilityPage.tsx';
import { usePapers } from '../papers/use-papers.ts';
import { WithBold } from '../papers/WithBold.tsx';
import styles from './InviteCode.module.css';

/** On paper only, in the language of the facility: how a person joins it, and what it will see. */
export function InvitationSheet({ code, facility }: { code: string; facility: AccountFacility }) {
  const { language, words, pageOf } = usePapers(facility.language);
  const { title, what, goTo, signUp, code: whereCode, picture } = words.invitation;
  const { host, origin } = window.location;
  return (
    <div className={styles.sheet} lang={language}>
      <h1>{title({ facilityName: facility.name })}</h1>
      <p>{what}</p>
      <ol>
        <li>
          <WithBold text={goTo({ address: language === 'en' ? host : host + pageOf('/') })} />
        </li>
        <li>{signUp}</li>
        <li>{whereCode}</li>
      </ol>
      <p className={styles.sheetCode}>{code}</p>
      <QrCode text={origin + pageOf(paths.facilitySignUp)} />
      <p>{picture}</p>
      <p>{words.sees}</p>
    </div>
  );
}
