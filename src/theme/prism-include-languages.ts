// Change: does nothing, since the build highlights code, without Prism (eject, safe).

/** The theme calls this on every page, to add languages to Prism. */
export default function prismIncludeLanguages() {}
