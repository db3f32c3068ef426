declare module '@theme/RunExtras' {
  import type { ReactNode } from 'react';

  export type Props = {
    /** The program's file, from the folder of bundles. */
    bundle: string;
    /** The index of the sample's fence in the program. */
    fence: number;
  };

  export default function RunExtras(props: Props): ReactNode;
}
