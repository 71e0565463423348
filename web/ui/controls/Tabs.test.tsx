import { expect, test } from 'vitest';
import { renderMarkup } from '#web/testing/render-markup.tsx';
import { Tabs } from './Tabs.tsx';

test('a tab is described by what the tabs are about: the button below it may have its name', () => {
  const markup = renderMarkup(
    <Tabs
      label="Login or Sign Up"
      selected="login"
      onSelect={() => {}}
      tabs={[{ id: 'login', label: 'Login', panel: () => <button type="submit">Login</button> }]}
    />,
  );
  const about = markup.match(/id="([^"]+)" role="tablist" aria-label="Login or Sign Up"/)?.[1];
  expect(about).toBeTruthy();
  expect(markup).toContain(`aria-describedby="${about}"`);
});
