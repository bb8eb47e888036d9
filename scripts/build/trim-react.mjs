import { readFile } from 'node:fs/promises'
import { ALIASES, EVENTS, MADE_EVENTS, REACT_EXPORTS, words } from './react-in-use.mjs'

/** The version that the names below were looked up in. Before another one each is looked at again. */
export const TRIMMED_VERSION = '19.1.10'

/** What React's packages need of each other. */
const OWN_EXPORTS = /^(version$|__(CLIENT|DOM)_INTERNALS)/

/** How React names each event that it makes of others, or has its own name for. */
const REGISTERED = /^register\w+\([^;]*?"on(\w+)"[^;]*?\);\n/gm

/** Functions that nothing in a view makes React call. They throw, should one after all. */
const UNUSED = words(
  // What moves to the head of the page, and the page itself as a view.
  'getResource acquireResource insertSuspendedStylesheets suspendResource mountHoistable preloadResource',
  'preloadResourceAndSuspendIfNeeded getHydratableHoistableCache commitHostSingletonAcquisition',
  'resolveSingletonInstance releaseSingletonInstance preconnectAs preload preloadModule preinitStyle',
  'preinitScript preinitModuleScript',
  // Forms whose action is a function, and hooks that no view has.
  'startHostTransition requestFormReset$1 updateOptimisticImpl dispatchOptimisticSetState mountActionState',
  'updateActionState rerenderActionState useMemoCache mountDeferredValueImpl updateDeferredValueImpl',
  'startTransition updateImperativeHandle imperativeHandleEffect',
  // `SuspenseList` and `findDOMNode`.
  'updateSuspenseListComponent findCurrentFiberUsingSlowPath',
)

/** Functions that are called, with what they do for all of our views. */
const KNOWN = {
  isHostHoistableType: 'return false',
  isSingletonScope: 'return false',
  getHoistableRoot: 'return null',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null',
  // Of names of components, which have one letter here.
  getStackByFiberInDevAndProd: "return ''",
  getComponentNameFromType: 'return null',
  // What becomes of events that no view listens to.
  extractEvents$1: '',
  constructSelectEvent: '',
  getNativeBeforeInputChars: '',
  getFallbackBeforeInputChars: '',
  getVendorPrefixedEventName: '',
}

/** Leaves out of React what no view uses and no bundler can find (decision 44). */
export const trimReact = {
  name: 'trim-react',
  setup({ onLoad }) {
    const trimmed = (trim) => async (it) => ({ contents: trim(await readFile(it.path, 'utf8')) })
    onLoad({ filter: /[\\/]react\.production\.js$/ }, trimmed(trimExports('react')))
    onLoad({ filter: /[\\/]react-dom\.production\.js$/ }, trimmed(trimExports('react-dom')))
    onLoad({ filter: /[\\/]react-dom-client\.production\.js$/ }, trimmed(trimClient))
  },
}

/** Has r2wc import the one function that it calls, so that a bundler leaves out the rest of preact/compat. */
export const trimR2wc = {
  name: 'trim-r2wc',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]react-to-web-component\.js$/ }, async ({ path }) => ({
      contents: replaceOnce(
        await readFile(path, 'utf8'),
        /(?<=^import )(?=\w+ from "react";$)/m,
        '* as ',
      ),
    }))
  },
}

function trimExports(name) {
  const isUsed = (it) => REACT_EXPORTS[name].includes(it) || OWN_EXPORTS.test(it)
  return (source) =>
    source.replace(/^exports\.(\w+) =[\s\S]*?;\n(?=exports\.|(?![\s\S]))/gm, (whole, it) =>
      isUsed(it) ? whole : '',
    )
}

/** Throws where the source has not got what is to be left out. */
export function trimClient(source) {
  const edits = [
    ...UNUSED.map((it) => [functionNamed(it), `function ${it}() { throw unused }\n`]),
    ...Object.entries(KNOWN).map(([it, body]) => [
      functionNamed(it),
      `function ${it}() {${body}}\n`,
    ]),
    [/(?<=simpleEventPluginEvents =\s*").*(?=")/, EVENTS.join(' ')],
    [/simpleEventPluginEvents\.push\("scrollEnd"\);/, ''],
    [
      /(?<=var aliases = )new Map\([\s\S]*?\]\)/,
      `new Map(${JSON.stringify(Object.entries(ALIASES))})`,
    ],
  ]
  const trimmed = edits.reduce((code, [pattern, text]) => replaceOnce(code, pattern, text), source)
  return `${trimmed.replace(REGISTERED, keepHeard)}
var unused = Error('Left out of React by scripts/build/trim-react.mjs');
`
}

function keepHeard(whole, name) {
  return MADE_EVENTS.some((it) => it.toLowerCase() === name.toLowerCase()) ? whole : ''
}

function functionNamed(name) {
  return new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^}\\n`, 'm')
}

/** The code with one place changed. One that is not there, or there twice, ends the build. */
function replaceOnce(code, pattern, text) {
  const parts = code.split(pattern)
  if (parts.length !== 2) throw new Error(`Not in the package, or more than once: ${pattern}`)
  return parts.join(text)
}
