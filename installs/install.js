// node installs/install.js [GROUP ...]: installs what the server and the web app need, and these groups, unless they are there.
import { installPackages } from './prepare.js';

await installPackages(process.argv.slice(2));
