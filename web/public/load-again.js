// The page's own script has not arrived. A browser does not ask for it again, so the page is loaded once more, after a longer
// wait each time; start.ts forgets how often. Without storage it would go on forever, and the page stays as it is.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    try {
      const times = Number(sessionStorage.getItem('loadedAgain'));
      if (times >= 5) return;
      sessionStorage.setItem('loadedAgain', String(times + 1));
      setTimeout(() => location.reload(), times * 2000);
    } catch {}
  },
  { capture: true },
);
