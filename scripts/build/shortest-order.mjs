import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/**
 * Puts the lines of a text that stands in a file, `;` between them, in an order in which the file takes
 * fewer bytes once it is compressed: each line in turn goes to where that is so. The same lines always
 * end in the same order.
 */
export async function shortenByOrder(path, text) {
  const source = await readFile(path, 'utf8')
  const [before, after, ...more] = source.split(text)
  if (after === undefined || more.length > 0) throw new Error(`${path} must hold the lines once.`)
  const write = (lines) => before + lines.join(';') + after
  const lines = text.split(';')
  let best = { lines, size: sizeOf(write(lines)) }
  for (const line of lines) {
    for (let at = 0; at < lines.length; at += 1) {
      const others = best.lines.filter((it) => it !== line)
      const tried = others.toSpliced(at, 0, line)
      const size = sizeOf(write(tried))
      if (size < best.size) best = { lines: tried, size }
    }
  }
  await writeFile(path, write(best.lines))
}

function sizeOf(source) {
  return brotliCompressSync(source).length
}
