/**
 * Builds the browser parts into dist/, twice (React, and preact/compat as the lite build), with the style
 * sheets and what somebody imports, and the server into shop/dist/. `--watch` builds again on each change
 * of src/ or shop/; `--clean` leaves no file of an earlier build behind.
 */
import { watch } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { buildBrowser } from './scripts/build/browser.mjs'
import { buildDefinitions } from './scripts/build/definitions.mjs'
import { buildFrame } from './scripts/build/frame.mjs'
import { writeBuildStamp } from './scripts/build/freshness.mjs'
import { writeLicenses } from './scripts/build/licenses.mjs'
import { buildServer } from './scripts/build/server.mjs'

export async function buildAll({ quiet = false } = {}) {
  const started = performance.now()
  await mkdir('dist', { recursive: true })
  await rm('dist/stamp', { force: true })
  const browser = [buildBrowser('react'), buildBrowser('lite'), buildFrame()]
  await Promise.all([...browser, buildDefinitions(), buildServer()])
  writeLicenses()
  await writeBuildStamp()
  if (!quiet) console.log(`Built in ${Math.round(performance.now() - started)} ms`)
}

async function buildAndWatch() {
  await buildAll()
  let timer
  for (const folder of ['src', 'shop']) {
    watch(folder, { recursive: true }, (_, file) => {
      if (/^dist\b/.test(file ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(() => buildAll().catch((error) => console.error(error.message)), 100)
    })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--clean')) await rm('dist', { recursive: true, force: true })
  await (process.argv.includes('--watch') ? buildAndWatch() : buildAll())
}
