/**
 * Lets Chromium compile a file's functions beside the page's thread while it loads, and not on it, one
 * by one, when a visitor waits for them.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Smaller files gain less than the hint's bytes cost. */
const MIN_HINTED_BYTES = 4000

/** The code of a file, with the hint where it is worth its bytes. */
export function withHint(code) {
  const hinted = `${COMPILE_HINT}\n${code}`
  return hinted.length < MIN_HINTED_BYTES ? code : hinted
}
