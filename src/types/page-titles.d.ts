declare module '@generated/page-titles/default/titles.json' {
  const titles: Record<string, string>;
  export default titles;
}
