import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { hashOf } from '../../scripts/build/files.mjs'
import { buildLoaderScripts } from '../../scripts/build/loader.mjs'

const SHARED = 'shared.js'

/** Parts as the build describes them: what a loader knows of each tag. */
const TABLE = {
  'fix-intent': { files: ['fix-intent.js', SHARED], wake: 'intent' },
  'fix-now': { files: ['fix-now.js', SHARED], wake: 'now' },
  'fix-visible': { files: ['fix-visible.js', SHARED], wake: 'visible' },
  'fix-idle': { files: ['fix-idle.js', SHARED], wake: 'idle' },
  'fix-stale': { files: ['fix-stale.js', SHARED], wake: 'stale' },
  'fix-history': { files: ['fix-history.js', SHARED], wake: 'history' },
  'fix-many': { files: ['fix-many-WITHPART.js', SHARED], wake: 'intent', plain: 'fix-many.js' },
  'fix-alone': { files: ['fix-alone.js'], wake: 'now', alone: true },
  'fix-adds': { files: ['fix-adds.js', SHARED], wake: 'intent', adds: true },
  'page-header': { files: [], wake: 'now', alone: true },
  'fix-throws': { files: ['fix-throws.js', SHARED], wake: 'intent' },
  'fix-asks': { files: ['fix-asks.js', SHARED], wake: 'intent' },
  'fix-crash': { files: ['fix-crash.js', SHARED], wake: 'intent' },
}

/**
 * What a part's element does, without React: once its `data-state` says `loading`, it draws its
 * children again, after `data-delay` ms if it says so, and writes down each press that reaches it.
 * With `data-late` it is ready that many ms before its controls are there.
 */
const SHARED_SOURCE = `
const log = (globalThis.log ??= [])
let isFirst = true
function note(event) {
  const control = event.type === 'submit' ? event.target : event.target.closest('[data-act]')
  if (!control) return
  event.preventDefault()
  const { act } = control.dataset
  const what = control.localName === 'form'
    ? [...new FormData(control, event.submitter)].map((it) => it.join('=')).join('&')
    : control.value ?? ''
  log.push([event.type, act, what].filter(Boolean).join(' '))
}
export async function draw(element, view) {
  if (element.isDrawn) return
  element.isDrawn = true
  if (isFirst) log.push('texts ' + globalThis.fixtureTexts)
  isFirst = false
  const { delay, late } = element.dataset
  // As the elements do: in a microtask, in one go.
  await (delay && new Promise((resolve) => setTimeout(resolve, Number(delay))))
  log.push('draw ' + (element.id || element.localName))
  const controls = view(element)
  element.replaceChildren(...(late ? [] : controls))
  element.addEventListener('click', note)
  element.addEventListener('submit', note)
  element.dataset.state = 'ready'
  if (!late) return
  await new Promise((resolve) => setTimeout(resolve, Number(late)))
  element.replaceChildren(...controls)
}
export const again = (element) => [...element.childNodes].map((it) => it.cloneNode(true))
export function part(view = again) {
  const define = (name) => customElements.define(name, class extends HTMLElement {
    static observedAttributes = ['data-state']
    connectedCallback() {
      if (this.dataset.state === 'loading') void draw(this, view)
    }
    attributeChangedCallback(name, old, value) {
      if (value === 'loading' && this.isConnected) void draw(this, view)
    }
  })
  const mount = (element) => {
    void draw(element, view)
    return () => {
      element.isDrawn = false
      element.removeAttribute('data-state')
      log.push('undo ' + element.id)
    }
  }
  return { define, mount }
}
`

const PART = `import { part } from './shared.js'
export const { define, mount } = part()
`

const SOURCES = {
  'fix-adds.js': `${PART}export const prepare = () => (globalThis.log ??= []).push('prepare')\n`,
  [SHARED]: SHARED_SOURCE,
  'fix-throws.js': `import './shared.js'\nthrow new Error('thrown while it loads')\n`,
  'fix-crash.js': `export function define(name) {
  customElements.define(name, class extends HTMLElement {
    connectedCallback() {
      this.dataset.state = 'failed'
    }
  })
}
`,
  // As the build writes what is asked for later.
  'fix-asks.js': `${PART}globalThis.ask = () =>
    globalThis[Symbol.for('courtside.loader')].hydrator.bringLater('./fix-later.js')
`,
  'fix-later.js': `export const said = 'later'\n`,
  'fix-alone.js': `export const show = ({ localName }) => define(localName)
export function define(name) {
  if (customElements.get(name)) return
  customElements.define(name, class extends HTMLElement {
    connectedCallback() {
      this.append('alone')
      this.dataset.state = 'ready'
    }
  })
}
`,
  'fix-many.js': `export function show(element, page) {
  page.clearNotice(element)
  element.removeAttribute('data-state')
  if (element.firstElementChild) return
  const button = Document.prototype.createElement.call(document, 'button')
  if (element.hasAttribute('broken')) throw new Error('thrown while it draws')
  button.dataset.act = 'buy'
  button.textContent = element.getAttribute('label') ?? element.dataset.label ?? 'Buy'
  element.append(button)
}
`,
  // What a tag manager does: it takes what is on the list, and what comes later.
  'tags.js': `const hear = (said) => {
  parent.told.push(JSON.parse(JSON.stringify(said)))
  said.eventCallback?.()
}
const { push } = dataLayer
dataLayer.push = (...all) => {
  all.forEach(hear)
  return push.apply(dataLayer, all)
}
dataLayer.forEach(hear)
`,
  'texts-sv-core.js': `globalThis.fixtureTexts = 'sv'\n`,
  'texts-en-core.js': `globalThis.fixtureTexts = 'en'\n`,
}

/** Writes a loader with parts made for tests into `outdir`, and the same as another version below it. */
export async function buildFixtures(outdir) {
  for (const [folder, version] of [
    [outdir, '1.0.0'],
    [join(outdir, 'other'), '2.0.0'],
  ]) {
    await mkdir(folder, { recursive: true })
    await writeFiles(folder)
    await buildLoaderScripts({
      table: TABLE,
      texts: { sv: { core: 'texts-sv-core.js' }, en: { core: 'texts-en-core.js' } },
      tracking: { tracking: 'tracking.js', enhanced: 'enhanced.js' },
      later: { './fix-later.js': ['fix-later.js'] },
      version,
      outdir: folder,
    })
  }
}

async function writeFiles(outdir) {
  const names = Object.values(TABLE).flatMap((it) => it.files)
  const sources = { ...Object.fromEntries(names.map((it) => [it, PART])), ...SOURCES }
  for (const [name, source] of Object.entries(sources)) await writeFile(join(outdir, name), source)
  const shared = { outdir, bundle: true, format: 'esm', target: 'es2022' }
  await build({
    ...shared,
    entryPoints: { vitals: 'src/events/vitals/watch-vitals.ts', consent: 'src/state/consent.ts' },
  })
  const vitals = { file: 'vitals.js', hash: hashOf('sha256', join(outdir, 'vitals.js')) }
  await build({
    ...shared,
    entryPoints: {
      tracking: 'src/events/tracking/track-ga4.ts',
      enhanced: 'src/events/tracking/track-enhanced.ts',
    },
    define: { COURTSIDE_VITALS: JSON.stringify(vitals) },
  })
}
