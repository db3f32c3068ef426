import style from './preview.css';
import { deleteProperties } from '../worker/delete-properties';
import type { FrameMessage } from '../messages';

/** The frame's end of the channel to the page, which `FRAME_SCRIPT` sets. */
const { pagePort } = self as { pagePort?: MessagePort };

// The frame's content security policy does not block WebRTC.
deleteProperties(self, 'RTCPeerConnection webkitRTCPeerConnection pagePort');

// React's scheduler uses them for tasks that `trackPending` cannot see. Without them it sets timers.
Object.assign(self, { MessageChannel: undefined, setImmediate: undefined });

if (pagePort) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  connectTo(pagePort);
  preventFocusAndNavigation();
}

/** Sends to the page what a worker would send with `postMessage`, and the height of the document. */
function connectTo(port: MessagePort) {
  const send = (message: unknown) => port.postMessage(message);
  self.postMessage = send;
  new ResizeObserver(() => {
    const height = document.documentElement.offsetHeight;
    send({ type: 'size', height } satisfies FrameMessage);
  }).observe(document.documentElement);
}

/** A click in the frame must not look like a return to the window, on which query libraries fetch again. */
function preventFocusAndNavigation() {
  self.addEventListener('focus', (event) => {
    if (event.target === self) {
      event.stopImmediatePropagation();
    }
  });
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) {
      event.preventDefault();
    }
  });
}
