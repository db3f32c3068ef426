declare module '!!file-loader*' {
  const url: string;
  export default url;
}
