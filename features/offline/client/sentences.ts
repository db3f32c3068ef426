import { translate } from '@docusaurus/Translate';
import type { Reason } from '../store';
import type { State } from './useStored';

/** What the panel says, in one sentence or two. */
export function sentenceFor(state: State, version: string): string {
  const values = { version, size: ((state.bytes ?? 0) / 1e6).toFixed(1) };
  switch (state.at) {
    case 'looking':
      return translate({ id: 'site.Offline.looking', message: 'Looking what is stored…' });
    case 'absent':
      return translate(
        {
          id: 'site.Offline.absent',
          message:
            'Pages, search, types and programs of {version} take {size} MB of this device. Nothing is stored before you ask for it.',
        },
        values,
      );
    case 'storing':
      return translate({ id: 'site.Offline.storing', message: 'Storing {version}…' }, values);
    case 'stored':
      return translate(
        {
          id: 'site.Offline.kept',
          message:
            '{version} is on this device, with {size} MB, and can be read offline. When you are online, it is brought up to date.',
        },
        values,
      );
    case 'removing':
      return translate({ id: 'site.Offline.removing', message: 'Removing {version}…' }, values);
    case 'removed':
      return translate(
        { id: 'site.Offline.removed', message: '{version} is no longer on this device.' },
        values,
      );
    case 'unable':
      return translate({
        id: 'site.Offline.unable',
        message:
          'This browser lets no site store pages: some do not in a private window, or where the address does not begin with https.',
      });
    case 'failed':
      return failure(state.reason);
  }
}

function failure(reason: Reason) {
  return {
    broken: translate({
      id: 'site.Offline.broken',
      message:
        'The docs could not be downloaded, and nothing was stored. Check your network connection.',
    }),
    busy: translate({
      id: 'site.Offline.busy',
      message: 'Another tab of this site is at it.',
    }),
    changing: translate({
      id: 'site.Offline.changing',
      message:
        'The docs changed during the download, or something between you and them changes files; nothing was stored.',
    }),
    full: translate({
      id: 'site.Offline.full',
      message: 'There is not enough space on this device, and nothing was stored.',
    }),
    refused: translate({
      id: 'site.Offline.refused',
      message: 'The browser refused to store the docs; its settings may say so for this site.',
    }),
  }[reason];
}
