declare module 'drawn-by-server:*' {
  /** Markup by the name of its case. */
  export const drawn: Readonly<Record<string, string>>
}
