import { readFile, writeFile } from 'node:fs/promises'

/**
 * Lets Chromium compile a file's functions beside the page's thread while it loads, and not on it, one
 * by one, when a visitor waits for them.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Smaller files gain less than the hint's bytes cost. */
const MIN_HINTED_BYTES = 4000

/**
 * Takes the hint out of small files. Their names were made with it in every file, so that a file with
 * it and one without it never stand under one name.
 */
export async function dropSmallHint(path) {
  const script = await readFile(path, 'utf8')
  if (script.length >= MIN_HINTED_BYTES) return
  await writeFile(path, script.replace(`${COMPILE_HINT}\n`, ''))
}
