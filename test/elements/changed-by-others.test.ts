import { expect } from '@open-wc/testing'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { morph, translate } from '../helpers/translate.ts'
import { forgetCart, stubShop } from './cart-fixtures.ts'
import { elements } from './parts.ts'

type Change = (element: HTMLElement, example: string) => void

const CHANGES: Readonly<Record<string, Change>> = {
  'were translated': translate,
  'were taken out': (it) => it.replaceChildren(),
  'were wrapped': (it) => {
    const box = document.createElement('section')
    box.append(...it.childNodes)
    it.append(box)
  },
  'were written again': (it) => it.setHTMLUnsafe(it.innerHTML),
  'were made what the server had drawn': (it, example) => morph(it, written(example)),
  'were made an empty tag': (it, example) => {
    const tag = written(example)
    tag.replaceChildren()
    morph(it, tag)
  },
}

const { warn, error } = console

describe('a tag whose nodes others change', () => {
  const faults: string[] = []
  const note = (event: Event) => {
    const { message, reason } = event as ErrorEvent & PromiseRejectionEvent
    faults.push(String(reason ?? message))
    event.preventDefault()
  }
  const noteCrash = ({ detail }: Event & { detail?: { attribute?: string; message: string } }) => {
    if (detail && !detail.attribute) faults.push(detail.message)
  }
  const stay = (event: Event) => event.preventDefault()

  before(() => {
    stubFetch(stubShop())
    for (const { part, tag } of elements) part.define(tag)
    addEventListener('error', note)
    addEventListener('unhandledrejection', note)
    document.addEventListener('courtside:error', noteCrash)
    // The example's links and forms lead out of the test.
    addEventListener('click', stay)
    addEventListener('submit', stay)
  })
  beforeEach(() => {
    forgetCart()
    stubFetch(stubShop())
    faults.length = 0
    Object.assign(console, { warn: () => {}, error: () => {} })
  })
  afterEach(() => Object.assign(console, { warn, error }))
  after(() => {
    removeEventListener('error', note)
    removeEventListener('unhandledrejection', note)
    document.removeEventListener('courtside:error', noteCrash)
    removeEventListener('click', stay)
    removeEventListener('submit', stay)
  })

  for (const { tag, table, notes } of elements) {
    for (const [name, change] of Object.entries(CHANGES)) {
      it(`is there after they ${name}, an attribute was written and something pressed: ${tag}`, async () => {
        const element = await start(notes.example, tag)
        const hadContent = hasContent(element)
        globalThis.fetch = async () => new Response('', { status: 503 })

        change(element, notes.example)
        await rest()
        touch(element, Object.keys(table.attributes))
        await rest()
        element.querySelector<HTMLElement>('button:enabled, [data-act]')?.click()
        await rest()

        await until(() => element.dataset.state === 'ready')
        expect([hasContent(element), faults]).to.deep.equal([hadContent, []])
      })
    }
  }
})

async function start(example: string, tag: string): Promise<HTMLElement> {
  const place = await render(`<div>${example}</div>`)
  const element = find(place, tag)
  await until(() => element.dataset.state === 'ready' && element.ariaBusy !== 'true')
  await rest()
  return element
}

/** The element as a server writes it. */
function written(example: string): Element {
  return find(Object.assign(document.createElement('div'), { innerHTML: example }), ':scope > *')
}

/** Writes an attribute differently, as the page's own script would. */
function touch(element: HTMLElement, names: readonly string[]): void {
  const name = names.find((it) => element.hasAttribute(it)) ?? names[0]
  if (name) element.setAttribute(name, `${element.getAttribute(name) ?? ''} `)
}

function hasContent(element: HTMLElement): boolean {
  return element.textContent?.trim() !== '' || element.querySelector('img, svg, input') !== null
}

/** Waits for pending work. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 20))
