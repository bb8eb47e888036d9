import { basename } from 'node:path'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import { assignFiles, reach } from './families.mjs'
import { FRAMEWORK, framework } from './framework.mjs'

/** Marks the name of a file that a part loads later, so that the loader can check its hash. */
const BY_THE_LOADER = {
  left: 'globalThis[Symbol.for("courtside.loader")].hydrator.bringLater(',
  right: ')',
}

/**
 * Builds the parts that share files: esbuild splits them into a chunk for each set of tags, and Rollup merges
 * chunks that belong together into one file (decision 42). Returns the files of each tag, each before the files
 * that it imports; the same for files that parts load later, by name; and the names of all written files.
 */
export async function buildParts(tables, { outdir, ...settings }) {
  const chunks = await splitIntoChunks(tables, { outdir, ...settings })
  const files = await writeFiles(chunks, outdir)
  const byName = new Map(files.map((it) => [it.fileName, it]))
  const filesOf = (name) => [...reach(byName, name)]
  const entries = entriesOf(tables)
  const parts = tables.map(({ tag, define }) => {
    const own = files.find((it) => it.isEntry && it.name === entries.get(define))
    return [tag, filesOf(own.fileName)]
  })
  const askedLater = new Set(files.flatMap((it) => it.dynamicImports))
  return {
    parts: Object.fromEntries(parts),
    later: Object.fromEntries([...askedLater].map((it) => [`./${it}`, filesOf(it)])),
    written: files.map((it) => it.fileName),
  }
}

/** Entries by defining module: tags of one folder share a file, named after the first tag. */
function entriesOf(tables) {
  const entries = new Map()
  for (const { define, tag } of tables) if (!entries.has(define)) entries.set(define, tag)
  return entries
}

async function splitIntoChunks(tables, settings) {
  const tagOf = entriesOf(tables)
  const packages = tables.some((it) => it.isReact) ? [[FRAMEWORK, FRAMEWORK]] : []
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: Object.fromEntries([...[...tagOf].map(([path, tag]) => [tag, path]), ...packages]),
    plugins: [framework],
    splitting: true,
    write: false,
    metafile: true,
    minify: false,
    // These constants select one of React's two builds.
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
  return packages.length > 0 ? markFramework(new Map(chunks)) : new Map(chunks)
}

function markFramework(chunks) {
  const entry = `${FRAMEWORK}.js`
  for (const it of reach(chunks, entry)) chunks.get(it).isFramework = true
  chunks.delete(entry)
  return chunks
}

async function writeFiles(chunks, outdir) {
  const files = assignFiles(chunks)
  const entries = [...chunks].filter(([, { tag }]) => tag).map(([name, { tag }]) => [tag, name])
  const bundle = await rollup({
    input: Object.fromEntries(entries),
    plugins: [
      {
        name: 'chunks',
        resolveId: (it) => basename(it),
        load: (name) => chunks.get(name).code,
        renderDynamicImport: () => BY_THE_LOADER,
      },
    ],
  })
  const { output } = await bundle.write({
    dir: outdir,
    format: 'es',
    generatedCode: 'es2015',
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name }) => `${name.replace(/-.*/, '')}-[hash].js`,
    manualChunks: (name) => files.get(name),
    plugins: [{ name: 'minify', renderChunk: minify }],
  })
  return output
}

async function minify(code) {
  const { code: minified } = await transform(code, {
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
  })
  return minified
}
