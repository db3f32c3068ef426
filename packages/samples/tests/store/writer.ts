import { openStore } from '../../store/store';

/** Writes large records until it is killed. */
const store = openStore(process.argv[2]!);
process.send!('ready');
for (let number = 0; ; number++) {
  store.write(`${process.pid}-${number % 3}.json`, 'x'.repeat(1_000_000));
}
