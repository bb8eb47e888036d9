import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import { withHint } from './compile-hint.mjs'
import { assignCopies, assignFiles, FAMILIES, reach, usersOfCopy } from './families.mjs'
import { hashOf, shorten } from './minify.mjs'
import { VENDORS, vendors } from './vendors.mjs'

const HASH = /-[a-z0-9]{8}\.js$/
/** What esbuild writes of a variable that changes, or that something is kept in. */
const STATE =
  /^(?:let|var) \w+(?:;| = (?:\[\]|\{\}|0|false|null|void 0);| = (?:new (?:Map|Set|Weak\w+)\(\)|createContext|proxy))/m

/**
 * Builds what shares files: esbuild splits it into a chunk for each set of tags that need the same, and
 * Rollup writes those that belong together into one file (decision 42). Answers with the files of each
 * tag, what imports a file before it and so its own first, and with the names of all that was written.
 */
export async function buildParts(tables, { outdir, ...settings }) {
  const chunks = await splitIntoChunks(tables, { outdir, ...settings })
  const files = await writeFiles(chunks)
  await Promise.all(files.map((it) => writeFile(join(outdir, it.fileName), it.code)))
  const byName = new Map(files.map((it) => [it.fileName, it]))
  const parts = tables.map(({ tag }) => {
    const own = files.find((it) => it.isEntry && it.name === tag)
    return [tag, [...reach(byName, own.fileName)]]
  })
  return { parts: Object.fromEntries(parts), written: files.map((it) => it.fileName) }
}

async function splitIntoChunks(tables, settings) {
  const tagOf = new Map(tables.map((it) => [it.define, it.tag]))
  // Elements without React use no package that is worth a file.
  const packages = tables.some((it) => it.isSmall) ? [] : VENDORS
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: Object.fromEntries([
      ...tables.map((it) => [it.tag, it.define]),
      ...packages.map((it) => [it, it]),
    ]),
    plugins: [vendors],
    splitting: true,
    write: false,
    metafile: true,
    minify: false,
    // Of React's two builds the constants leave one.
    minifySyntax: true,
    entryNames: '[name]',
    chunkNames: 'part-[hash]',
  })
  const codeOf = new Map(outputFiles.map((it) => [basename(it.path), it.text]))
  const chunks = Object.entries(metafile.outputs).map(([path, { entryPoint, imports }]) => {
    const namesOf = (kind) =>
      imports.filter((it) => it.kind === kind).map((it) => basename(it.path))
    const name = basename(path)
    const links = { imports: namesOf('import-statement'), later: namesOf('dynamic-import') }
    return [name, { tag: tagOf.get(entryPoint), code: codeOf.get(name), ...links }]
  })
  return markPackages(new Map(chunks), packages)
}

function markPackages(chunks, packages) {
  for (const name of packages) {
    for (const it of reach(chunks, `${name}.js`)) chunks.get(it).isPackage = true
    chunks.delete(`${name}.js`)
  }
  return chunks
}

async function writeFiles(chunks) {
  const files = assignFiles(chunks)
  const copies = assignCopies(chunks)
  for (const name of copies.keys()) assertStateless(chunks.get(name).code)
  const entries = [...chunks].filter(([, { tag }]) => tag).map(([name, { tag }]) => [tag, name])
  const bundle = await rollup({
    input: Object.fromEntries(entries),
    // esbuild has left out what nobody calls; to look again takes longer than all the rest.
    treeshake: false,
    plugins: [
      {
        name: 'chunks',
        resolveId: (it, importer) => idOf(basename(it), importer, { chunks, copies }),
        load: (id) => chunks.get(readId(id).name).code,
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'es',
    generatedCode: 'es2015',
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name }) => `${name.replace(/-.*/, '')}-[hash].js`,
    manualChunks: (id) => {
      const { name, place } = readId(id)
      return place ? Object.keys(FAMILIES).find((it) => it === place) : files.get(name)
    },
    plugins: [{ name: 'shorten', renderChunk: async (code) => withHint(await shortenOnce(code)) }],
  })
  return renamed(output)
}

/** A chunk's name, and of a chunk that is copied the place of the copy that this importer needs. */
function idOf(name, importer, { chunks, copies }) {
  const places = importer && copies.get(name)
  if (!places) return name
  const [tag] = usersOfCopy(chunks, copies, readId(importer))
  return `${name}?${places.get(tag)}`
}

/** Two copies would know nothing of each other. */
function assertStateless(code) {
  const [found] = STATE.exec(code) ?? []
  if (found) throw new Error(`A chunk that is to be copied has a state of its own: ${found}`)
}

function readId(id) {
  const [name, place] = id.split('?')
  return { name, place }
}

/**
 * The hashes of Rollup's names stand for what is in a file and in all that it imports. Names of tags' own
 * files end with one hash of them all, as those of small files do: the loader carries it once. Nobody
 * imports these, and what a deploy changes in others' files changes most of them anyway.
 */
function renamed(output) {
  const own = output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const imported = new Set(output.flatMap((it) => [...it.imports, ...it.dynamicImports]))
  const wrong = own.find((it) => imported.has(it))
  if (wrong) throw new Error(`${wrong} is a tag's own file, and must not be imported.`)
  const end = hashOf(own.join())
  const names = new Map(
    output.map(({ fileName, isEntry }) => {
      const hash = isEntry ? end : hashOf(fileName)
      return [fileName, fileName.replace(HASH, `-${hash}.js`)]
    }),
  )
  return output.map((file) => ({
    ...file,
    fileName: names.get(file.fileName),
    imports: file.imports.map((it) => names.get(it)),
    code: [...names].reduce((code, [name, it]) => code.replaceAll(name, it), file.code),
  }))
}

/** After esbuild one pass of terser is enough, and takes half the time. */
async function shortenOnce(code) {
  const { code: begun } = await transform(code, { minify: true, format: 'esm', target: 'es2022' })
  return shorten(begun, { isModule: true, passes: 1 })
}
