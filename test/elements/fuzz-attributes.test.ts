import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import '../../src/i18n/texts/register-sv.ts'
import { find } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { forgetCart, stubShop } from './cart-fixtures.ts'
import { hostileValues, SCRIPTS } from './hostile-values.ts'
import { elements } from './parts.ts'

/** Values of each attribute; more for the long run: `window.COURTSIDE_FUZZ_CASES`. */
const CASES = Number(Reflect.get(globalThis, 'COURTSIDE_FUZZ_CASES') ?? 40)
const SETTLED = ['ready', 'failed']
/** This many are on the page together, and are waited for once. */
const GROUP = 30
const SCRIPT_GROUPS = Array.from({ length: Math.ceil(SCRIPTS.length / GROUP) }, (_, at) =>
  SCRIPTS.slice(at * GROUP, (at + 1) * GROUP),
)

const uncaught: string[] = []
const templates = new Map<string, HTMLTemplateElement>()
const { warn, error } = console
const isXss = () => '__xss' in window

interface Example {
  readonly tag: string
  readonly markup: string
}

/** The element of the example, with the example's attributes; parsed once for all its cases. */
function fromExample({ tag, markup }: Example): HTMLElement {
  const parsed = templates.get(markup) ?? document.createElement('template')
  if (!templates.has(markup)) parsed.innerHTML = markup
  templates.set(markup, parsed)
  return find(parsed.content.cloneNode(true) as DocumentFragment, tag)
}

async function settled(element: HTMLElement): Promise<void> {
  const isOpen = () => !SETTLED.includes(element.dataset.state ?? '') || element.ariaBusy === 'true'
  for (let turn = 0; turn < 200 && isOpen(); turn += 1) {
    await (turn < 20 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 1)))
  }
}

function faultsOf(element: HTMLElement): string[] {
  const { state } = element.dataset
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const found = {
    'not settled': !SETTLED.includes(state ?? ''),
    blank: !element.firstElementChild && !element.textContent?.trim(),
    'script ran': isXss(),
    'prototype polluted': 'polluted' in {},
    'uncaught error': uncaught.length > 0,
    'hostile link': links.some((it) => !/^https?:$/.test(it.protocol)),
    'event attribute': element.querySelector('[onerror], [onload], [onclick], script') !== null,
  }
  return Object.entries(found).flatMap(([name, isFault]) => (isFault ? [name] : []))
}

async function tryOut(example: Example, name: string, value: string): Promise<string[]> {
  const element = fromExample(example)
  element.setAttribute(name, value)
  document.body.append(element)
  await settled(element)
  const faults = faultsOf(element)
  element.setAttribute(name, `${value} `)
  await Promise.resolve()
  element.remove()
  return [...faults, ...uncaught.splice(0)]
}

function catchErrors(event: ErrorEvent | PromiseRejectionEvent): void {
  uncaught.push(String('reason' in event ? event.reason : event.message))
  event.preventDefault()
}

describe('whatever stands in an attribute', () => {
  const crashes: string[] = []
  const noteCrash = ({ detail }: Event & { detail?: { attribute?: string; message: string } }) => {
    if (detail && !detail.attribute) crashes.push(detail.message)
  }

  before(async () => {
    stubFetch(stubShop())
    for (const { part, tag } of elements) {
      part.define(tag)
      await customElements.whenDefined(tag)
    }
    addEventListener('error', catchErrors)
    addEventListener('unhandledrejection', catchErrors)
    document.addEventListener('courtside:error', noteCrash)
  })
  beforeEach(() => {
    forgetCart()
    Object.assign(console, { warn: () => {}, error: () => {} })
    stubFetch(stubShop())
    crashes.length = 0
  })
  afterEach(() => {
    Object.assign(console, { warn, error })
  })
  after(() => {
    removeEventListener('error', catchErrors)
    removeEventListener('unhandledrejection', catchErrors)
    document.removeEventListener('courtside:error', noteCrash)
  })

  for (const { tag, table, notes } of elements) {
    const example = { tag, markup: notes.example }
    for (const [prop, attribute] of Object.entries(table.attributes)) {
      const name = prop.toLowerCase()
      const good = fromExample(example).getAttribute(name) ?? ''

      it(`leaves the page alive: ${tag} ${name}`, async function () {
        this.timeout(60_000 + CASES * 100)
        const other = fromExample(example)
        document.body.append(other)

        await fc.assert(
          fc.asyncProperty(hostileValues(attribute, good), async (value) => {
            expect(await tryOut(example, name, value)).to.deep.equal([])
          }),
          { numRuns: CASES },
        )

        expect([crashes, faultsOf(other)]).to.deep.equal([[], []])
        other.remove()
      })

      it(`runs no script: ${tag} ${name}`, async function () {
        this.timeout(60_000)
        for (const scripts of SCRIPT_GROUPS) {
          const found = await Promise.all(scripts.map((it) => tryOut(example, name, it)))
          const faults = scripts.filter((_, at) => found[at]?.length)
          expect([faults, found.flat()]).to.deep.equal([[], []])
        }
      })
    }
  }
})
