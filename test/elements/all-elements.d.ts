declare module 'all-elements:' {
  /** Every tag with its table, notes and part of the script; `parts.ts` says of what type. */
  export const elements: unknown
}
