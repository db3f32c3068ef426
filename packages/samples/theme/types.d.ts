declare module '@theme/RunExtras' {
  import type { ReactNode } from 'react';

  export type Props = {
    /** The file of the program, below the site's folder of bundles. */
    bundle: string;
    /** The sample's number in the program. */
    fence: number;
  };

  export default function RunExtras(props: Props): ReactNode;
}
