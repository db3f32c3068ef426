import style from './preview.css';
import { takeAway } from '../worker/take-away';
import type { FrameMessage } from '../messages';

/** The page's end of the line to a frame, which the frame's document leaves here. */
const { pagePort } = self as { pagePort?: MessagePort };

// No policy closes connections between browsers.
takeAway(self, 'RTCPeerConnection webkitRTCPeerConnection pagePort');

// Where they are, React's scheduler sends messages to itself, and nobody can know whether one is under
// way. Without them it sets timers, for which a program's end waits.
Object.assign(self, { MessageChannel: undefined, setImmediate: undefined });

if (pagePort) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  hearOf(pagePort);
  stayInPlace();
}

/** What a worker is to its page, a frame is over a port. */
function hearOf(port: MessagePort) {
  const send = (message: unknown) => port.postMessage(message);
  self.postMessage = send;
  new ResizeObserver(() => {
    const height = document.documentElement.offsetHeight;
    send({ type: 'size', height } satisfies FrameMessage);
  }).observe(document.documentElement);
}

/** A click in the frame is no return to the page, after which queries are sent anew; nor does it lead away. */
function stayInPlace() {
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
