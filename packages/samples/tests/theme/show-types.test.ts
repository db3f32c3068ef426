// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import showTypes from '../../theme/Sample/showTypes';

let pre: HTMLElement;
beforeEach(() => {
  pre = document.body.appendChild(document.createElement('pre'));
  pre.innerHTML = '<i data-t="0">meadow</i> <i data-t="0">client</i>';
});

function hover(index: number) {
  const event = new MouseEvent('pointerover', { bubbles: true });
  pre.querySelectorAll('i')[index]!.dispatchEvent(event);
}

it('asks again for types that did not load', async () => {
  const load = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 500 }))
    .mockResolvedValue(Response.json([['const meadow: 1']]));
  showTypes(pre, '/types.json', new Event('focus'));
  hover(0);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  hover(0);
  await vi.waitFor(() =>
    expect(document.querySelector('#sample-tooltip code')!.textContent).toBe('const meadow: 1'),
  );
  expect(load).toHaveBeenCalledTimes(2);
});
