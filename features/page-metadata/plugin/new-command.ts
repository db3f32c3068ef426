import { lastVersion } from '../../../docs-versions.json';
import { addNew } from './new';

/* `npm run new -- page server/rate-limits "Rate limits"` */

try {
  console.log(addNew('.', process.argv.slice(2), new Date(), lastVersion));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
