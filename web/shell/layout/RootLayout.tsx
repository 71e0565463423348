import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useConfig } from '#web/data/config.tsx';
import { onNavigation } from '#web/data/session/flash.ts';
import { useBackButton } from '../routing/back-button.ts';
import { useScreen } from '../screen.ts';

/** Wraps every page: sets its title, moves the focus when a page opens, and handles Back. */
export function RootLayout() {
  useTitle();
  useRouteFocus();
  useBackButton();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useTitle() {
  const { i18n } = useLingui();
  const screen = useScreen();
  const { brand } = useConfig();
  useEffect(() => {
    if (screen) document.title = pageTitle(i18n._(screen.title), brand.product);
  }, [screen, i18n, brand.product]);
}

export function pageTitle(title: string, product: string) {
  return title === product ? product : `${title} | ${product}`;
}

/** Moves the focus to the heading of each new page. The first page of a visit starts at its top. */
function useRouteFocus() {
  const { pathname } = useLocation();
  const screen = useScreen();
  const pathnameBefore = useRef(pathname);
  useEffect(() => onNavigation(pathname), [pathname]);
  useEffect(() => {
    if (screen === null || pathname === pathnameBefore.current) return;
    pathnameBefore.current = pathname;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen, pathname]);
}
