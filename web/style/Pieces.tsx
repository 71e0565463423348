import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { BrandMark } from '#web/shell/BrandMark.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link, LinkButton } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { Radio, RadioCard, RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import { Part } from './Part.tsx';
import styles from './StyleScreen.module.css';

export function Buttons() {
  return (
    <Part title="Buttons and links">
      <div className={styles.row}>
        <Button kind="main" icon="play">
          Resume Play
        </Button>
        <Button kind="main" busy>
          Saving...
        </Button>
      </div>
      <div className={styles.row}>
        <Button>Repeat</Button>
        <Button icon="back">Previous</Button>
        <Button kind="quiet">Later</Button>
        <Button kind="danger">Delete my account</Button>
        <Button disabledBecause="You have answered all 50.">Resume Play</Button>
      </div>
      <Button kind="flush">Forgot Password</Button>
      <div className={styles.row}>
        <Link to={paths.home}>A page of ours</Link>
        <Link href="https://example.org">Another site</Link>
        <LinkButton to={paths.home}>Looks like a button</LinkButton>
      </div>
    </Part>
  );
}

export function Fields() {
  const [person, setPerson] = useState('');
  return (
    <Part title="Fields">
      <div className={styles.form}>
        <ErrorSummary errors={[{ fieldId: 'style-email', message: 'Email Required' }]} attempt={0} />
        <TextField id="style-email" label="Email" hint="We never pass it on." error="Email Required" />
        <PasswordField label="Password" autoComplete="new-password" />
        <TextArea label="Message" />
        <Checkbox label="This is a shared computer" />
        <RadioGroup label="Do you have a facility code?" layout="row">
          <Radio value="yes">Yes</Radio>
          <Radio value="no" defaultChecked>
            No
          </Radio>
        </RadioGroup>
        <RadioGroup label="Who is Correct?" layout="cards">
          {['Rosa', 'Walter'].map((name) => (
            <RadioCard
              key={name}
              value={name}
              checked={person === name}
              onChange={() => setPerson(name)}
              picture={<BrandMark size="4rem" />}
              note={name === 'Walter' ? 'You tried this one' : undefined}
            >
              {name}
            </RadioCard>
          ))}
        </RadioGroup>
      </div>
    </Part>
  );
}

export function Messages() {
  const [tab, setTab] = useState<'game' | 'reports'>('game');
  return (
    <Part title="Messages, tabs, progress">
      <Notice kind="good">Your answer is saved.</Notice>
      <Notice kind="bad">The report could not be made. Try again.</Notice>
      <Notice kind="news" actions={<Button>Stay here</Button>}>
        Please login to continue. Redirecting to login...
      </Notice>
      <Waiting>Loading your game...</Waiting>
      <Progress label="Answered 12/50 exercises" value={12} max={50} />
      <Tabs
        label="Dashboard"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'game', label: 'Game', panel: () => <p>You have answered 12 out of 50 exercises.</p> },
          { id: 'reports', label: 'Reports', panel: () => <p>You spotted 9 of 12 the first time.</p> },
        ]}
      />
    </Part>
  );
}
