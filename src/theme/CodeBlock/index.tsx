// Change: shows plain text, without Prism; what is highlighted is written as a fence (eject, safe).
export { default } from 'docusaurus-checked-samples/code-block';
