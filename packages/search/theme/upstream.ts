/**
 * All that this package uses of Docusaurus and DocSearch without a promise that it stays.
 */
export { useQueryString } from '@docusaurus/theme-common/internal';
