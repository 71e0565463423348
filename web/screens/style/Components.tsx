import { useState } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link, LinkButton } from '#web/ui/controls/Link.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './StyleScreen.module.css';
import { StyleSection } from './StyleSection.tsx';

export function Buttons() {
  return (
    <StyleSection title="Buttons and links">
      <Row gap={3} align="start">
        <Button variant="primary" icon="play">
          Resume Play
        </Button>
        <Button variant="primary" busy>
          Saving...
        </Button>
      </Row>
      <Row gap={3} align="start">
        <Button>Repeat</Button>
        <Button icon="back">Previous</Button>
        <Button variant="text">Later</Button>
        <Button variant="danger">Delete my account</Button>
        <Button disabledBecause="You have answered all 50.">Resume Play</Button>
      </Row>
      <Button variant="link">Forgot Password</Button>
      <Row gap={3} align="start">
        <Link to={paths.home}>A page of ours</Link>
        <Link href="https://example.org">Another site</Link>
        <LinkButton to={paths.home}>Looks like a button</LinkButton>
      </Row>
    </StyleSection>
  );
}

export function Fields() {
  return (
    <StyleSection title="Fields">
      <Stack gap={4} className={styles.form}>
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
        <RadioGroup label="How often did you nearly fall?" layout="boxes">
          {['Never', 'Once or twice', 'About once a month'].map((answer) => (
            <Radio key={answer} value={answer}>
              {answer}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </StyleSection>
  );
}

export function Rows() {
  const [isOpen, setOpen] = useState(false);
  return (
    <StyleSection title="Rows of a page about one thing">
      <Card flush className={styles.rows}>
        <Section
          id="style-name"
          title="Name"
          value={<p>Rosa Alvarez</p>}
          change={{ isOpen, setOpen, form: <TextField label="Your name" defaultValue="Rosa Alvarez" /> }}
        />
        <Section id="style-password" title="Password" value={<p>Your password is set.</p>} />
      </Card>
    </StyleSection>
  );
}

export function Messages() {
  const [tab, setTab] = useState<'game' | 'reports'>('game');
  return (
    <StyleSection title="Messages, tabs, progress">
      <Notice kind="good">Your answer is saved.</Notice>
      <Notice kind="bad">The report could not be made. Try again.</Notice>
      <Notice kind="info" actions={<Button>Stay here</Button>}>
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
    </StyleSection>
  );
}
