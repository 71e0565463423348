import { Trans } from '@lingui/react/macro';
import { Children, Component, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';

type PartBoundaryProps = { children: ReactNode };

/** A card or section that fails says so in its place; the rest of the page stays, with what was typed there. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <p>
          <Trans>This part could not be shown. The rest of the page works.</Trans>
        </p>
        <Button icon="retry" onClick={() => this.setState({ hasFailed: false })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
}

/** Gives each of these parts of a page a boundary of its own. */
export function Parts({ children }: PartBoundaryProps) {
  return Children.map(children, (part) => part && <PartBoundary>{part}</PartBoundary>);
}
