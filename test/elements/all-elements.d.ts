declare module 'all-elements:' {
  /** Every tag with its table, notes and part of the script; `parts.ts` declares the type. */
  export const elements: unknown
}
