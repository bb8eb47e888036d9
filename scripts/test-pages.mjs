/**
 * Browser tests that share a page, since a page costs as much as many tests. Each file is a suite, named by the
 * file: its hooks run only for its own tests, a failing hook ends only that suite, and failures name the
 * file.
 */
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'

const CALLS = ['describe', 'it', 'before', 'after', 'beforeEach', 'afterEach']
const SUITE = /^suite:/
const PAGE = /^page:/
/** Hooks of helpers run in every suite. */
const EVERY_SUITE = 'suite:every'

/** Files by the page that they run in: `{ 'test/model': ['test/model/article.test.ts', …] }`. */
export function groupInPages(files, pageOf) {
  const pages = {}
  for (const file of files) {
    const page = pageOf(file)
    pages[page] = [...(pages[page] ?? []), file]
  }
  return pages
}

/** Lets the entry `page:test/model` stand for the files of that page. */
export function testPages(pages) {
  return {
    name: 'test-pages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: SUITE }, ({ path }) => ({ path, namespace: 'test-suite' }))
      onResolve({ filter: PAGE }, ({ path }) => ({ path, namespace: 'test-page' }))
      onLoad({ filter: SUITE }, ({ path }) => ({ contents: drawSuite(path) }))
      onLoad({ filter: PAGE }, ({ path }) => ({
        contents: drawPage(pages[path.replace(PAGE, '')]),
        resolveDir: resolve('.'),
      }))
      onLoad({ filter: /[\\/]test[\\/].*\.tsx?$/, namespace: 'file' }, loadTest)
    },
  }
}

/** Before the first line, so that line numbers stay the same. */
async function loadTest({ path }) {
  const file = relative('.', path).replaceAll('\\', '/')
  const source = await readFile(path, 'utf8')
  const isTest = /\.test\.tsx?$/.test(file)
  const names = CALLS.filter((it) => isCalled(source, it))
  if (names.length === 0) return undefined
  const suite = isTest ? `suite:${file}` : EVERY_SUITE
  const contents = `import { ${names.join(', ')} } from '${suite}'; ${source}`
  return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
}

function isCalled(source, name) {
  const isOwn = new RegExp(`\\b(const|let|function) ${name}\\b`).test(source)
  return !isOwn && new RegExp(`(?<!\\.)\\b${name}\\(`).test(source)
}

function drawPage(files) {
  const tests = files.map((it) => `import './${it}'`)
  const suites = files.map((it, at) => `import { begin as begin${at} } from 'suite:${it}'`)
  return [...tests, ...suites, ...files.map((_, at) => `begin${at}()`)].join('\n')
}

/** Delays the code of a file until its suite starts, with storage as empty as on a new page. */
function drawSuite(path) {
  const calls = CALLS.map((it) => `export const ${it} = keep('${it}')`).join('\n')
  const keep = `
    export let kept = []
    const say = ([name, args]) => globalThis[name](...args)
    const keep = (name) => (...args) => (kept ? kept.push([name, args]) : say([name, args]))
    ${calls}`
  if (path === EVERY_SUITE) return keep
  return `${keep}
    import { kept as every } from '${EVERY_SUITE}'
    export function begin() {
      const own = kept
      kept = undefined
      globalThis.describe('${path.replace(SUITE, '')}', () => {
        globalThis.before(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        for (const it of [...every, ...own]) say(it)
      })
    }`
}
