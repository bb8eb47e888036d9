import { expect } from '@open-wc/testing'
import { defaultOf } from '../../src/elements/attribute-value.ts'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { forgetCart, stubShop } from './cart-fixtures.ts'
import { elements } from './parts.ts'

interface Observed {
  readonly observedAttributes?: readonly string[]
}

const PROP = /^[a-z][a-zA-Z]*$/

beforeEach(forgetCart)

for (const { tag, table, notes, part } of elements) {
  describe(`the table of ${tag}`, () => {
    before(() => {
      stubFetch(stubShop())
      part.define(tag)
      return customElements.whenDefined(tag)
    })

    it('names the attributes that the element watches', () => {
      const { observedAttributes = [] } = customElements.get(tag) as Observed

      const names = Object.keys(table.attributes).map((it) => it.toLowerCase())
      expect(observedAttributes.filter((it) => it !== 'data-state')).to.deep.equal(names)
      expect(Object.keys(table.attributes).filter((it) => !PROP.test(it))).to.deep.equal([])
    })

    it('gives the element its properties', () => {
      const element = document.createElement(tag)

      for (const [name, attribute] of Object.entries(table.attributes)) {
        expect(Reflect.get(element, name)).to.deep.equal(defaultOf(attribute))
      }
    })

    it('has an example that works as it stands', async () => {
      stubFetch(stubShop())
      const problems: unknown[] = []
      const hear = ({ detail }: Event & { detail?: unknown }) => problems.push(detail)
      document.addEventListener('courtside:error', hear)

      const example = await render(notes.example)
      const element = example.localName === tag ? example : find(example, tag)
      await until(() => element.dataset.state === 'ready')
      document.removeEventListener('courtside:error', hear)

      expect([element.localName, problems]).to.deep.equal([tag, []])
    })
  })
}
