import type { Props } from '@theme/RunExtras';

/** Controls beside the Run button. Empty here: other themes replace this component. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- for the components of other themes
export default function RunExtras(props: Props) {
  return null;
}
