declare module '@generated/docusaurus-samples-playground/default/play.json' {
  const play: unknown;
  export default play;
}
