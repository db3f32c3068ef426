/** The one function of tslib that scripts of the browser call. */
export function __importDefault(imported) {
  return imported?.__esModule ? imported : { default: imported };
}
