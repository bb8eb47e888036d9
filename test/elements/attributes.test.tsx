import { expect } from '@open-wc/testing'
import * as v from 'valibot'
import { readAttribute } from '../../src/elements/json-attribute.ts'
import type { ElementProblem } from '../../src/events/event-map.ts'
import {
  defineFixture,
  drawn,
  listenToWarnings,
  place,
  propsOf,
  ShowProps,
} from './element-fixtures.tsx'

const DEBUG = Symbol.for('courtside.debug')
const show = defineFixture(ShowProps)
const good = { articleNumber: 'A1', label: 'Label', amount: 1, isOffer: false }

/** Places `<TAG articlenumber="A1" …>`, and collects its props, events and warnings. */
async function lookAt(attributes: string, inside = '') {
  const warnings = listenToWarnings()
  const problems: ElementProblem[] = []
  const hear = ({ detail }: Event & { detail?: ElementProblem }) => detail && problems.push(detail)
  document.addEventListener('courtside:error', hear)
  const element = place(`<TAG ${attributes}>${inside}</TAG>`, show)
  await element.ready
  document.removeEventListener('courtside:error', hear)
  warnings.stop()
  return { element, problems, warnings: warnings.messages }
}

const OBJECT =
  'expected JSON, got an object that became "[object Object]": write JSON.stringify(…) of it, or set ' +
  'the property of this name (in Vue `:name.prop`)'

const refusals: [attribute: string, value: string, expected: string][] = [
  ['amount', '12.5abc', 'expected a number'],
  ['amount', '', 'expected a number'],
  ['amount', 'Infinity', 'expected a number'],
  ['producttype', 'master', 'expected Master or Item'],
  ['isoffer', 'maybe', 'expected true or false'],
  ['sizes', '', 'line 1 column 1: expected JSON'],
  ['sizes', '[{"size":"M"},]', 'line 1 column 15: expected JSON'],
  ['sizes', '[\n  {size:1}]', 'line 2 column 4: expected JSON'],
  ['sizes', '["a\n"]', 'line 1 column 2: expected JSON'],
  ['sizes', '[{"size":"M"}', 'line 1 column 14: expected JSON'],
  ['sizes', '[{"size":"M"},{"size":4}]', '[1].size: Invalid type: Expected string but received 4'],
  ['sizes', '{"size":"M"}', 'Invalid type: Expected Array but received Object'],
  ['sizes', 'null', 'Invalid type: Expected Array but received null'],
  ['sizes', '['.repeat(10_000) + ']'.repeat(10_000), 'expected at most 64 levels'],
  ['sizes', '[object Object]', OBJECT],
  ['sizes', '[object Object],[object Object]', OBJECT],
  ['label', 'x'.repeat(500_001), 'expected at most 500000 characters, got 500001'],
]

const readings: [attribute: string, prop: string, expected: unknown][] = [
  ['isoffer', 'isOffer', true],
  ['isoffer="true"', 'isOffer', true],
  ['isoffer="True"', 'isOffer', true],
  ['isoffer="1"', 'isOffer', true],
  ['isoffer="false"', 'isOffer', false],
  ['isoffer="False"', 'isOffer', false],
  ['isoffer="0"', 'isOffer', false],
  ['isOffer=""', 'isOffer', true],
  ['amount="2.5"', 'amount', 2.5],
  ['label=""', 'label', ''],
  ['label="&lt;b>"', 'label', '<b>'],
  ['producttype="Item"', 'productType', 'Item'],
  ['producttype=""', 'productType', undefined],
  [`sizes='[{"size":"M"}]'`, 'sizes', [{ size: 'M' }]],
]

describe('a bad attribute', () => {
  for (const [attribute, value, expected] of refusals) {
    it(`is named: ${attribute}=${value.slice(0, 20)}`, async () => {
      const escaped = value.replaceAll('"', '&quot;')
      const message = `<test-element> attribute "${attribute}": ${expected}`

      const { element, warnings, problems } = await lookAt(
        `articlenumber="A1" ${attribute}="${escaped}"`,
      )

      expect(warnings).to.deep.equal([`courtside: ${message}`])
      expect(problems).to.deep.equal([{ tag: 'test-element', attribute, message }])
      expect(await propsOf(element)).to.deep.equal(good)
    })
  }

  it('leaves the last good value, and warns once', async () => {
    const { element } = await lookAt(`articlenumber="A1" sizes='[{"size":"M"}]'`)
    const warnings = listenToWarnings()

    element.setAttribute('sizes', '[')
    await drawn()
    element.setAttribute('label', 'new')

    expect(await propsOf(element)).to.deep.equal({
      ...good,
      label: 'new',
      sizes: [{ size: 'M' }],
    })
    warnings.stop()
    expect(warnings.messages.length).to.equal(1)
  })
})

describe('an attribute that is bad again', () => {
  for (const [name, values, count] of [
    ['the same way after it was good', ['x', '2', 'x'], 2],
    ['the same way after it was gone', ['x', null, 'x'], 2],
    ['in one way, with another value', ['x', 'y', 'x'], 1],
    ['in its only way, each time after it was good', ['x', '1', 'y', '2', 'z'], 3],
    ['with the value that it has', ['x', 'x', 'x'], 1],
  ] as const) {
    it(`${name} is warned of ${count} times`, async () => {
      const { element } = await lookAt('articlenumber="A1"')
      const warnings = listenToWarnings()

      for (const it of values) {
        if (it === null) element.removeAttribute('amount')
        else element.setAttribute('amount', it)
        await drawn()
      }

      warnings.stop()
      const tag = 'courtside: <test-element> attribute "amount": expected a number'
      expect(warnings.messages).to.deep.equal(Array(count).fill(tag))
    })
  }
})

describe('a required attribute that is missing', () => {
  it('leaves the server’s markup', async () => {
    const { element, warnings } = await lookAt('', '<b>server</b>')

    expect([element.innerHTML, element.dataset.state]).to.deep.equal(['<b>server</b>', 'failed'])
    expect(await element.ready).to.equal(false)
    expect(warnings).to.deep.equal([
      'courtside: <test-element> attribute "articlenumber": missing, expected a value',
    ])
  })

  it('leaves a sentence in an empty element', async () => {
    const { element } = await lookAt('articlenumber=""')

    expect(element.querySelector('[role=alert]')?.textContent).to.not.equal('')
  })

  it('draws once it is there', async () => {
    for (const inside of ['', 'server']) {
      const { element } = await lookAt('', inside)

      element.setAttribute('articlenumber', 'A1')
      await drawn()

      expect(element.dataset.state).to.equal('ready')
      expect(element.children.length).to.equal(1)
      expect(await propsOf(element)).to.deep.equal(good)
    }
  })
})

describe('a good attribute', () => {
  for (const [attribute, prop, expected] of readings) {
    it(`is read: ${attribute}`, async () => {
      const { element, warnings } = await lookAt(`articlenumber="A1" ${attribute}`)

      expect((await propsOf(element))[prop]).to.deep.equal(expected)
      expect(warnings).to.deep.equal([])
    })
  }

  it('reaches no prototype', async () => {
    const json =
      '[{"size":"M","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]'

    const { element } = await lookAt(`articlenumber="A1" sizes='${json}'`)

    expect((await propsOf(element)).sizes).to.deep.equal([{ size: 'M' }])
    expect(({} as { polluted?: unknown }).polluted).to.equal(undefined)
  })

  it('has no key that could reach one', () => {
    const attribute = { kind: 'json', schema: v.any() } as const
    const raw = '{"__proto__":1,"a":[{"__pr\\u006fto__":{"polluted":1},"b":2}]}'

    const read = readAttribute(attribute, raw)

    expect('value' in read && JSON.stringify(read.value)).to.equal('{"a":[{"b":2}]}')
  })

  it('keeps its identity from one drawing to the next', async () => {
    const seen = new Set<unknown>()
    const tag = defineFixture(({ sizes, label }) => {
      seen.add(sizes)
      return label
    })
    const element = place(`<TAG articlenumber="A1" sizes='[]'></TAG>`, tag)
    await element.ready

    element.setAttribute('label', 'again')
    await drawn()

    expect([element.textContent, seen.size]).to.deep.equal(['again', 1])
  })
})

describe('in editor mode, a bad attribute', () => {
  beforeEach(() => Object.assign(globalThis, { [DEBUG]: true }))
  afterEach(() => Reflect.deleteProperty(globalThis, DEBUG))
  const note = (element: Element) => element.querySelector('.cs-debug')?.textContent

  it('is shown in place, until it is mended', async () => {
    const { element } = await lookAt('articlenumber="A1" amount="x"')
    const before = note(element)

    element.setAttribute('amount', '2')
    await drawn()

    expect(before).to.equal('<test-element> attribute "amount": expected a number')
    expect(note(element)).to.equal(undefined)
  })

  it('is shown beside the server’s markup', async () => {
    const { element } = await lookAt('', '<b>server</b>')

    expect(element.textContent).to.match(/^server<test-element> attribute "articlenumber"/)
  })
})
