import fs from 'node:fs';
import { addToLedger, BUILT_LEDGER, formatLedger, LEDGER, parseLedger } from './ledger';

/* `npm run ledger` adds the addresses of the last build to the ledger. */

if (fs.existsSync(BUILT_LEDGER)) {
  const released = parseLedger(fs.readFileSync(LEDGER, 'utf8'));
  const all = addToLedger(released, parseLedger(fs.readFileSync(BUILT_LEDGER, 'utf8')));
  fs.writeFileSync(LEDGER, formatLedger(all));
  const headings = (of: typeof all) => [...of.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${all.size - released.size} pages and ${headings(all) - headings(released)} headings are new in ${LEDGER}.`,
  );
} else {
  console.error('There is no build to take addresses from; run "npm run build" first.');
  process.exitCode = 1;
}
