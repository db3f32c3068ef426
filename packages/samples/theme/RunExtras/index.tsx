import type { Props } from '@theme/RunExtras';

/** What a program's bar offers beside Run: nothing, until another theme puts something in its place. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- those of other themes get them
export default function RunExtras(props: Props) {
  return null;
}
