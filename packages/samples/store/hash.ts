import { createHash } from 'node:crypto';

/** Hashes facts into a short name, which differs as soon as one of them does. */
export function hashOf(...facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
