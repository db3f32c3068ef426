declare module '@generated/docusaurus-samples-playground/default/play.json' {
  const play: import('./compiler/addresses').Play;
  export default play;
}
