// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import useTypes from '../../theme/Sample/useTypes';

const module = vi.hoisted(() => ({ loads: 0, showTypes: vi.fn(() => () => undefined) }));
vi.mock('../../theme/Sample/showTypes', () => ({
  get default() {
    module.loads += 1;
    if (module.loads === 1) {
      throw new Error('Loading chunk 7 failed.');
    }
    return module.showTypes;
  },
}));

function Code() {
  const types: object = useTypes('/types.json');
  return createElement('pre', types);
}

it('loads what shows types again with the next pointer, where it did not load', async () => {
  const pre = renderCode();
  hover(pre);
  await vi.waitFor(() => expect(module.loads).toBe(1));
  expect(module.showTypes).not.toHaveBeenCalled();
  hover(pre);
  await vi.waitFor(() => expect(module.showTypes).toHaveBeenCalledTimes(1));
});

function renderCode() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(root).render(createElement(Code)));
  return root.querySelector('pre')!;
}

function hover(pre: HTMLPreElement) {
  act(() => void pre.dispatchEvent(new Event('focusin', { bubbles: true })));
}
