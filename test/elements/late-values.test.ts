import { expect } from '@open-wc/testing'
import '../../src/i18n/texts/register-sv.ts'
import type { Attribute } from '../../src/elements/element-table.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { forgetCart, stubShop } from './cart-fixtures.ts'
import { elements } from './parts.ts'

/** Every tag with required attributes, and their names. */
const NEEDING = elements
  .map((it) => ({ ...it, needed: requiredOf(it.table.attributes) }))
  .filter(({ needed }) => needed.length > 0)

/** Every tag whose example has data, with the properties that take it. */
const WITH_DATA = elements.flatMap((it) =>
  Object.entries(it.table.attributes)
    .filter(
      ([name, { kind }]) => kind === 'json' && it.notes.example.includes(`${name.toLowerCase()}=`),
    )
    .flatMap(([name]) => [name, name.toLowerCase()].map((property) => ({ ...it, name, property }))),
)

const { warn } = console

describe('values that a tag gets before or after it is connected', () => {
  beforeEach(() => {
    forgetCart()
    stubFetch({ ...stubShop(), 'GET /api/productFilter': 'hang' })
    Object.assign(console, { warn: () => {} })
  })
  afterEach(() => Object.assign(console, { warn }))

  for (const { tag, notes, part, needed } of NEEDING) {
    it(`draws once what it needs has come: ${tag}`, async () => {
      part.define(tag)
      const place = parse(notes.example)
      const element = find(place, tag)
      const late = takeOut(element, needed)
      element.replaceChildren()
      await put(place)
      await until(() => element.dataset.state === 'failed')
      await afterAWhile()

      for (const [name, value] of late) element.setAttribute(name, value)

      await until(() => element.dataset.state === 'ready')
      expect(element.querySelector('.cs-failure')).to.equal(null)
    })

    it(`draws on a plain element once what it needs has come: ${tag}`, async () => {
      const place = parse(notes.example)
      const example = find(place, tag)
      const late = takeOut(example, needed)
      const host = document.createElement('div')
      host.dataset.courtside = tag
      for (const { name, value } of example.attributes) host.setAttribute(`data-${name}`, value)
      example.replaceWith(host)
      await put(place)
      const undo = part.mount(host)
      await until(() => host.dataset.state === 'failed')
      await afterAWhile()

      for (const [name, value] of late) host.setAttribute(`data-${name}`, value)

      await until(() => host.dataset.state === 'ready')
      expect(host.querySelector('.cs-failure')).to.equal(null)
      undo()
    })
  }

  for (const { tag, notes, part, name, property } of WITH_DATA) {
    it(`takes what was set before it was defined: ${tag} ${property}`, async () => {
      const early = `early-${property === name ? 'prop' : 'name'}-${tag}`
      const place = parse(notes.example.replaceAll(tag, early))
      const element = find(place, early)
      const written = name.toLowerCase()
      const value = JSON.parse(element.getAttribute(written) ?? '')
      element.setAttribute(written, '[object Object]')
      Reflect.set(element, property, value)
      await put(place)

      part.define(early)

      await until(() => element.dataset.state === 'ready')
      expect(JSON.parse(element.getAttribute(written) ?? '')).to.deep.equal(value)
      expect(element.querySelector('.cs-failure')).to.equal(null)
    })
  }
})

function requiredOf(attributes: Readonly<Record<string, Attribute>>): string[] {
  return Object.entries(attributes).flatMap(([name, it]) =>
    'required' in it && it.required ? name.toLowerCase() : [],
  )
}

function parse(markup: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content.cloneNode(true) as DocumentFragment
}

function takeOut(element: Element, names: readonly string[]): [name: string, value: string][] {
  return names.map((name) => {
    const value = element.getAttribute(name) ?? ''
    element.removeAttribute(name)
    return [name, value]
  })
}

async function put(nodes: DocumentFragment): Promise<void> {
  const place = await render('<div></div>')
  place.append(nodes)
}

/** As a late script, or data that is fetched first. */
const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 50))
