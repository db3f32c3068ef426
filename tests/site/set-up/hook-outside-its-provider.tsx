import { useColorMode } from '@docusaurus/theme-common';

/** A page that asks for the color mode outside the layout, which provides it. */
export default function Page() {
  return useColorMode().colorMode;
}
