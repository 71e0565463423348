// Before the modules of the server are looked up.
import './lib/quick-imports.ts';

await import('./start-command.ts');
