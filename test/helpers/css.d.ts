declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives a sheet as the default export
  export default text
}
