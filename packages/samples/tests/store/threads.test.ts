import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { startThread } from '../../store/threads';

describe('startThread', () => {
  it('refuses what is asked of a thread that has ended, with what ended it', async () => {
    const fails = `require('node:worker_threads').parentPort.on('message', () => { throw new Error('full') })`;
    const worker = new Worker(fails, { eval: true });
    const thread = startThread<string, string>(worker);
    const end = new Promise((resolve) => worker.on('exit', resolve));
    await expect(thread.ask('while it runs')).rejects.toThrow('full');
    await end;
    await expect(thread.ask('afterwards')).rejects.toThrow('full');
  });
});
