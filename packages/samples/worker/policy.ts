/** What hosts say with the files below `/run/`: a worker has the policy of its own response. */
export const PROGRAM_POLICY = "default-src 'none'; script-src 'self'; connect-src 'none'";

/** What a frame may do, which brings this policy with it: run what the page hands to it, and reach nothing. */
export const FRAME_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/**
 * Starts what a frame gets from its page. Frames have the policy of the site's pages, too, which allows
 * this script by its hash, and modules that it makes.
 *
 * Its own origin keeps a frame from the site's files; modules that it makes of their texts are its own.
 */
export const FRAME_SCRIPT = `
onmessage = ({ data: [program, shared], ports: [port] }) => {
  onmessage = null;
  pagePort = port;
  const moduleOf = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  import(moduleOf(program.replace(/\\.\\/shared\\.\\w+\\.js/g, moduleOf(shared))));
};`;
