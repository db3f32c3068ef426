import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { validateOptions } from '../../indexing/options';

/** The options that a site gives, as Docusaurus has them checked. */
export function validated(options: object) {
  return validateOptions({ validate: normalizePluginOptions, options } as Parameters<
    typeof validateOptions
  >[0]);
}
