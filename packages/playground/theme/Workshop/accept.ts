import type { FrameMessage, RunMessage } from 'docusaurus-checked-samples/messages';

/** What a frame may tell the page. */
type Message = RunMessage | FrameMessage;

/** Run's own reporter cuts a program at 100,000 characters, for each file that runs. */
const MAX_CHARACTERS = 1_000_000;
const MAX_HEADERS = 200;

/** Says what a message of a frame is: what the page may show, nothing, or the last straw. */
export type Accept = (data: unknown) => Message | 'ignore' | 'too much';

/**
 * Stands between a frame and the page. A program can get past the reporter that it runs with, so the
 * page takes nothing for granted: of a message all fields are known, and each is of its kind.
 *
 * @param maxMessages - how many messages are not too much; Run's reporter sends 400 for each file that runs
 */
export function createAccept(maxMessages: number): Accept {
  let messages = 0;
  let characters = 0;
  return (data) => {
    messages += 1;
    const isKnown = isMessage(data);
    characters += isKnown ? JSON.stringify(data).length : 0;
    if (messages > maxMessages || characters > MAX_CHARACTERS) {
      return 'too much';
    }
    return isKnown ? data : 'ignore';
  };
}

/** Whether a value is of a kind. */
type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === 'string';
const isFlag: Is = (value) => typeof value === 'boolean';
const isNumber: Is = Number.isFinite;
const isOneOf =
  (...values: string[]): Is =>
  (value) =>
    values.some((one) => one === value);
const isOptional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);

const isHeader: Is = (value) => Array.isArray(value) && value.length === 2 && value.every(isText);
const isHeaders: Is = (value) =>
  Array.isArray(value) && value.length <= MAX_HEADERS && value.every(isHeader);

/** Whether a value has no fields but these, each of its kind. */
function isRecord(kinds: Record<string, Is>): Is {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((name) => Object.hasOwn(kinds, name)) &&
    Object.entries(kinds).every(([name, is]) => is((value as Record<string, unknown>)[name]));
}

/** The fields of each message, but for its type. */
const FIELDS: { [One in Message as One['type']]: Record<Exclude<keyof One, 'type'>, Is> } = {
  begun: {},
  cut: {},
  fence: { fence: isNumber },
  ended: { failed: isFlag },
  text: { stream: isOneOf('stdout', 'stderr'), text: isText },
  size: { height: isNumber },
  socket: { number: isNumber, from: isOneOf('client', 'server'), data: isText },
  exchange: {
    number: isNumber,
    method: isText,
    url: isText,
    requestHeaders: isHeaders,
    requestBody: isOptional(isText),
    response: isOptional(isRecord({ status: isNumber, headers: isHeaders, body: isText })),
    failure: isOptional(isOneOf('refused', 'aborted')),
  },
};

const MESSAGES = Object.entries(FIELDS).map(([type, fields]) =>
  isRecord({ type: isOneOf(type), ...fields }),
);

function isMessage(data: unknown): data is Message {
  return MESSAGES.some((is) => is(data));
}
