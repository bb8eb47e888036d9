import { drawn } from 'drawn-by-server:../drawn/printed-tags.ts'
import { expect } from '@open-wc/testing'
import type { Printed } from '../drawn/printed-tags.ts'
import { find, until } from '../helpers/render.tsx'
import { nodesIn } from '../helpers/served-markup.ts'
import { stubFetch } from '../helpers/stub-fetch.ts'
import './product-fixtures.ts'

const CALL = 'GET /api/products'
const any: readonly Printed[] = JSON.parse(drawn.any ?? '')
const balls = JSON.parse(drawn.products ?? '')

/** How a value is written that is no text. */
const WRITTEN = new Map<unknown, string | null>([
  [true, ''],
  [false, null],
  [null, null],
])

interface Given {
  readonly json: unknown
  readonly words: string
  readonly other: unknown
  readonly html: string
}

const places: Element[] = []

afterEach(() => {
  for (const it of places.splice(0)) it.remove()
  document.documentElement.lang = ''
  document.body.className = ''
})

/** Parses it, and returns the changes in its tags until they have shown the shop's answer. */
async function changesIn(html: string, products: readonly object[]) {
  stubFetch({ [CALL]: { body: products } })
  const place = document.createElement('div')
  place.innerHTML = html
  places.push(place)
  const tags = [...place.children].filter((it): it is HTMLElement => it.localName.includes('-'))
  const records: MutationRecord[] = []
  const observer = new MutationObserver((them) => records.push(...them))
  observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true })
  document.body.append(place)
  await until(() => tags.every((it) => it.dataset.state === 'ready' && it.ariaBusy === null))
  records.push(...observer.takeRecords())
  observer.disconnect()
  // The tag itself reports that it waits, and that it is ready.
  const isOwn = ({ type, target }: MutationRecord) =>
    type === 'attributes' && tags.includes(target as HTMLElement)
  return { place, changed: records.filter((it) => !isOwn(it)) }
}

describe('product tags as a server prints them', () => {
  it('are left as they are by what the shop answers, whatever that is', async () => {
    const whole = new Set<string>()
    for (const { html, products, language, storefront } of any) {
      document.documentElement.lang = language
      document.body.className = `${storefront}-storefront`
      const { place, changed } = await changesIn(html, products)
      const [tag] = place.children
      if (tag?.hasChildNodes()) whole.add(tag.localName)
      expect(changed.length, `${html}\n${place.innerHTML}`).to.equal(0)
      place.remove()
    }
    expect(whole.size).to.equal(4)
  })

  it('hold nothing that runs, whatever the shop answers', () => {
    for (const { html } of any) {
      const place = document.createElement('template')
      place.innerHTML = html
      const nodes = nodesIn(place.content as unknown as Element)
      const names = nodes.flatMap((it) => [...it.attributes].map(({ name }) => name))
      const tags = new Set(nodes.map((it) => it.localName))
      expect(names.filter((it) => it.startsWith('on') || it === 'style')).to.deep.equal([])
      expect(['script', 'iframe', 'style', 'b', 'link'].filter((it) => tags.has(it))).to.deep.equal(
        [],
      )
      const links = nodes.flatMap((it) => it.getAttribute('href') ?? it.getAttribute('src') ?? [])
      expect(links.filter((it) => !/^(\/(?!\/)|https:)/.test(it))).to.deep.equal([])
    }
  })

  it('keep the ids of the sheets of their cards', async () => {
    const { place, changed } = await changesIn(`${drawn.card}${drawn.list}`, balls)
    const ids = [...place.querySelectorAll('[popover]')].map((it) => it.id)
    expect(changed).to.deep.equal([])
    expect(ids).to.deep.equal(['product-card-A2', 'product-list-boll:1', 'product-list-boll:2'])
  })

  it('have ids of their own where the same stands on a page twice', async () => {
    const { place } = await changesIn(`${drawn.card}${drawn.card}`, balls)
    const [one = '', other = ''] = [...place.querySelectorAll('[popover]')].map((it) => it.id)
    expect(one).to.equal('product-card-A2')
    expect(other).to.not.equal(one)
    for (const it of place.children) {
      expect(find(it, 'button').getAttribute('popovertarget')).to.equal(find(it, '[popover]').id)
    }
    await expect(place).to.be.accessible()
  })

  it('share no id with what is drawn in the browser', async () => {
    const ids = Array.from({ length: 300 }, (_, at) => `products-${at}`)
    const others = ids.map((it) => `<i id="${it}:0"></i>`).join('')
    const empty = '<product-card articlenumber="A2"></product-card>'
    const { place } = await changesIn(`<div>${others}</div>${empty}`, balls)
    expect(ids).to.not.include(find(place, '[popover]').id)
  })
})

describe('attributes as a server prints them', () => {
  it('say in a browser what they were given', () => {
    const cases: readonly Given[] = JSON.parse(drawn.attributes ?? '')
    expect(cases.length).to.equal(300)
    for (const { json, words, other, html } of cases) {
      const place = document.createElement('template')
      place.innerHTML = html
      const [tag, ...more] = place.content.childNodes
      const element = tag as Element

      expect([more.length, element.localName, element.childNodes.length]).to.deep.equal([
        0,
        'size-input',
        0,
      ])
      expect(JSON.parse(element.getAttribute('sizeinputfields') ?? '')).to.deep.equal(json)
      expect(element.getAttribute('productid')).to.equal(words)
      expect(element.getAttribute('data-other')).to.equal(
        WRITTEN.has(other) ? WRITTEN.get(other) : String(other),
      )
    }
  })
})
