import path from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_SIZE } from '../clientSize';
import { measureClient } from './client-size';

it('the home page tells the size of the real client', async () => {
  expect(await measureClient(path.resolve('libraries/version-9.x'))).toEqual(CLIENT_SIZE);
});
