import { useLingui } from '@lingui/react/macro';
import { useScreen } from '../screen.ts';

/** The page's name as its heading, while its content loads or when it cannot be loaded. */
export function ScreenTitle() {
  const { i18n } = useLingui();
  const screen = useScreen();
  return screen && <h1>{i18n._(screen.title)}</h1>;
}
