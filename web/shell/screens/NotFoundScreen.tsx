import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import type { ScreenHandle } from '../screen.ts';
import { Message } from './Message.tsx';

export const handle: ScreenHandle = {
  title: msg`Page not found`,
  questions: [
    {
      question: msg`How do I get back to the game?`,
      answer: msg`Go to the home page and log in. You then see the button to play.`,
    },
    {
      question: msg`I typed the address from an email.`,
      answer: msg`Look for a missing letter or dot. It is safer to use the link in the email itself.`,
    },
  ],
};

export function Component() {
  return (
    <Message title={<Trans>We cannot find this page</Trans>}>
      <p>
        <Trans>The address may have a typing error, or the page has moved.</Trans>
      </p>
      <LinkButton variant="primary" to={paths.home}>
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </Message>
  );
}
