declare module '*.html' {
  const markup: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file as the default export
  export default markup
}
