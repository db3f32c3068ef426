import { createHash } from 'node:crypto';

/** Hashes values, by their JSON, into 16 hexadecimal digits. */
export function hashOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
