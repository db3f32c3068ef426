declare module '@generated/docusaurus-samples-playground/default/play.json' {
  const play: import('./compiler/play').Play;
  export default play;
}
