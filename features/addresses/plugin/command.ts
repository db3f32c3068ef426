import fs from 'node:fs';
import { BUILT_LEDGER, formatLedger, LEDGER, parseLedger } from './ledger';

/* `npm run ledger` adds the addresses of the last build to the ledger. */

if (fs.existsSync(BUILT_LEDGER)) {
  const released = parseLedger(fs.readFileSync(LEDGER, 'utf8'));
  const built = parseLedger(fs.readFileSync(BUILT_LEDGER, 'utf8'));
  fs.writeFileSync(LEDGER, formatLedger([...released, ...built]));
  const added = built.filter((address) => !released.includes(address));
  console.log(`${added.length} addresses of pages and headings are new in ${LEDGER}.`);
} else {
  console.error('There is no build to take addresses from; run "npm run build" first.');
  process.exitCode = 1;
}
