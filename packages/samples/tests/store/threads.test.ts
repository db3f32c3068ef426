import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { startThread } from '../../store/threads';

describe('startThread', () => {
  it('answers no request of a thread that ends, with what ended it', async () => {
    const fails = `require('node:worker_threads').parentPort.on('message', () => { throw new Error('full') })`;
    const thread = startThread<string, string>(new Worker(fails, { eval: true }));
    await expect(thread.ask('while it runs')).rejects.toThrow('full');
    await expect(thread.ask('afterwards')).rejects.toThrow('full');
  });
});
