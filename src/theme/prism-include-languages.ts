// Change: does nothing, because Prism is not there; the build highlights code (eject, safe).

/** The theme calls this on every page, to add languages to Prism. */
export default function prismIncludeLanguages() {}
