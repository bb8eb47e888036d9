import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import type { SizeField } from '../../src/contract/size-fields.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, row } from './cart-fixtures.ts'
import { boxes, sizeOf } from './quick-buy-fixtures.ts'

define('size-input')

/** What the page may do to the tag while somebody types in it. */
interface Model {
  /** What a visitor sees in each box, by its size. */
  texts: Record<string, string>
  product: number
}

interface Page {
  readonly el: HTMLElement
}

type Step = fc.AsyncCommand<Model, Page>

const NAMES = ['40', '41', '42']
const fieldsOf = (names: readonly string[], more: Partial<SizeField> = {}) =>
  JSON.stringify(names.map((it) => sizeOf(it, 'A', more)))
const boxOf = (el: Element, size: string) =>
  find<HTMLInputElement>(el, `input[name="quantity.A-${size}"]`)

/** React notices a value that is set past its own tracking, as a key press does. */
const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}

const step = (name: string, run: (model: Model, page: Page) => unknown): Step => ({
  check: () => true,
  toString: () => name,
  async run(model, page) {
    await run(model, page)
    await drawn()
    const wanted = NAMES.map((it) => model.texts[it] ?? '').join()
    await until(() => NAMES.map((it) => boxOf(page.el, it).value).join() === wanted, 2000)
  },
})

/** Attributes are read in a microtask, and drawn in the next task. */
async function drawn(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
}

const types = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('1', '2', '99', '1,5', 'x', ''))
  .map(([size, text]) =>
    step(`types ${text} in ${size}`, (model, { el }) => {
      const box = boxOf(el, size)
      box.focus()
      set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      model.texts[size] = text
    }),
  )
const leaves = fc.constant(step('leaves', () => (document.activeElement as HTMLElement).blur()))
const changes = fc
  .record({ stock: fc.integer({ min: 0, max: 9 }), price: fc.constantFrom('499 kr', '599 kr') })
  .map(({ stock, price }) =>
    step(`has ${stock} at ${price}`, (_, { el }) => {
      const more = { availableInStock: stock, price, fieldValue: 7 }
      el.setAttribute('sizeinputfields', fieldsOf(NAMES, more))
    }),
  )
const attributes = fc
  .tuple(
    fc.constantFrom('producttype', 'offert', 'productname', 'loggedouttext', 'class'),
    fc.constantFrom('Master', 'Item', '', 'true', null),
  )
  .map(([name, value]) =>
    step(`has ${name} ${value}`, (_, { el }) => {
      if (value === null) el.removeAttribute(name)
      else el.setAttribute(name, value)
    }),
  )
const moves = fc.constant(step('moves', (_, { el }) => el.parentElement?.append(el)))
const another = fc.constant(
  step('is another product', (model, { el }) => {
    model.product += 1
    const stockStatusText = `I lager ${model.product}`
    for (const it of ['offert', 'loggedouttext']) el.removeAttribute(it)
    el.setAttribute('sizeinputfields', fieldsOf(NAMES, { stockStatusText }))
    el.setAttribute('productid', String(model.product))
    model.texts = {}
    return until(() => el.textContent?.includes(stockStatusText))
  }),
)

describe('sizes, while the page around them changes', () => {
  beforeEach(forgetCart)

  it('keep what is typed until the product is another', async () => {
    const { warn } = console
    console.warn = () => {}
    const steps = fc.commands([types, types, leaves, changes, attributes, moves, another], {
      maxCommands: 25,
    })

    try {
      await fc.assert(
        fc.asyncProperty(steps, async (commands) => {
          const el = await render(
            `<size-input data-layout="boxes" sizeinputfields='${fieldsOf(NAMES)}' productid="1"></size-input>`,
          )
          const setup = () => ({ model: { texts: {}, product: 1 }, real: { el } })
          await fc.asyncModelRun(setup, commands)
          el.remove()
        }),
        { numRuns: 60 },
      )
    } finally {
      console.warn = warn
    }
  }).timeout(60_000)

  it('show 500 of them by "+N", and say at the field what the shop refuses of it', async () => {
    const many = Array.from({ length: 501 }, (_, at) =>
      sizeOf(String(at), 'A', { visible: at < 1 }),
    )
    const sold = sizeOf('501', 'A', { inStock: false })
    const errors = { errorsList: { articleSizeInputField501: 'Slut i lager' }, articles: [] }
    const calls = stubFetch({
      'POST /api/cart/add': [
        { status: 400, body: { message: 'Slut i lager', errors } },
        { body: cart([row('r1')]) },
      ],
    })
    const json = JSON.stringify([...many, sold])
    const el = await render(
      `<size-input data-layout="boxes" sizeinputfields='${json}' productid="1"></size-input>`,
    )
    const before = boxes(el).length
    const more = find(el, '[data-act="more"]').textContent

    find(el, '[data-act="more"]').click()
    await until(() => boxes(el).length === 502)
    const box = boxOf(el, '501')
    box.disabled = false
    box.focus()
    set?.call(box, '1')
    box.dispatchEvent(new Event('input', { bubbles: true }))
    find(el, '[data-act="add"]').click()
    await until(() => el.querySelector('.cs-error'))

    expect([before, more]).to.deep.equal([2, '+500 Visa 500 storlekar till'])
    expect(find(el, '.cs-error').textContent).to.equal('Slut i lager')
    expect(calls).to.have.length(1)
  })
})
