// Change: shows plain text, without Prism, since the build highlights fences (eject, safe).
export { default } from 'docusaurus-checked-samples/code-block';
