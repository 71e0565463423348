import { registerHooks } from 'node:module';
import { applyBreak } from '../../../breaks/apply.ts';
import type { Change } from '../fault.ts';

// Loaded before the server for a control: takes the protection named in its own address away while the file is loaded.
const change: Change = JSON.parse(new URL(import.meta.url).searchParams.get('change') ?? '');
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/${change.file}`)) return loaded;
    return { ...loaded, source: applyBreak(String(loaded.source), change) };
  },
});
