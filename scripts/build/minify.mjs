import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'

const HASH_LENGTH = 8

/**
 * Builds files that stand alone, each of one entry, and makes them smaller than esbuild does by itself
 * (decision 41). They are named after what is in them when all is done: `[hash]` stands for what is in
 * each, `[shared]` for what is in all. Answers with the names, by entry.
 */
export async function buildSmall({ entryNames, outdir, ...settings }) {
  const { outputFiles, metafile } = await build({
    ...settings,
    outdir,
    entryNames: '[name]',
    write: false,
    metafile: true,
  })
  for (const [path, { imports }] of Object.entries(metafile.outputs)) {
    if (imports.some(({ kind }) => kind === 'import-statement')) {
      throw new Error(`${path} must not import anything by itself.`)
    }
  }
  const isModule = settings.format === 'esm'
  const codes = await Promise.all(outputFiles.map(({ text }) => shorten(text, { isModule })))
  const shared = hashOf(codes.join())
  const names = outputFiles.map(async ({ path }, at) => {
    const entry = basename(path, '.js')
    const hashes = entryNames.replace('[hash]', hashOf(codes[at])).replace('[shared]', shared)
    const name = `${hashes.replace('[name]', entry)}.js`
    await writeFile(join(outdir, name), codes[at])
    return [entry, name]
  })
  return Object.fromEntries(await Promise.all(names))
}

const shortened = new Map()

/** The code again, in as few bytes as terser can. Most files are the same in both builds. */
export function shorten(source, { isModule, passes = 3 }) {
  const key = `${isModule} ${passes} ${source}`
  const known = shortened.get(key) ?? minifyOnce(source, { isModule, passes })
  shortened.set(key, known)
  return known
}

async function minifyOnce(source, { isModule, passes }) {
  const { code } = await minify(source, {
    module: isModule,
    ecma: 2022,
    compress: { ecma: 2022, passes, hoist_funs: true, inline: 1, unsafe_arrows: true },
    format: { ecma: 2022 },
  })
  return code
}

/** Digits alone: the loader carries such names, and letters would cost it a byte or two in each. */
export function hashOf(code) {
  const number = createHash('sha256').update(code).digest().readUIntBE(0, 6)
  return String(number % 10 ** HASH_LENGTH).padStart(HASH_LENGTH, '0')
}
