import { expect } from '@open-wc/testing'
import type { ElementTable } from '../../src/elements/element-table.ts'
import { reactElement } from '../../src/elements/react-element.tsx'
import { smallPart } from '../../src/elements/small-element.ts'
import { drawn, listenToWarnings, place } from './element-fixtures.tsx'

const DEBUG = Symbol.for('courtside.debug')

const table = {
  tag: 'renamed-element',
  attributes: {
    cartUrl: { kind: 'string', required: true, renamed: { cartlink: '0.4' } },
    isOffer: { kind: 'boolean', renamed: { offer: '0.4' } },
  },
  events: [],
  wake: ['now'],
} as const satisfies ElementTable

const small = smallPart(table, (host, { cartUrl, isOffer }) => {
  const text = new Text(`${cartUrl} ${isOffer}`)
  host.prepend(text)
  return () => text.remove()
})
customElements.define(
  'react-renamed-element',
  reactElement(table, ({ cartUrl, isOffer }) => `${cartUrl} ${isOffer}`),
)
small.define('small-renamed-element')

const ADVICE = (prefix: string) =>
  `<renamed-element> attribute "${prefix}cartlink": is called "${prefix}carturl" since 0.4; ` +
  'the old name ends with 0.5'
const shown = (element: Element) => element.firstChild?.textContent

for (const tag of ['react-renamed-element', 'small-renamed-element']) {
  describe(`an attribute of another name than before, on ${tag}`, () => {
    let warnings: ReturnType<typeof listenToWarnings>
    beforeEach(() => {
      Object.assign(globalThis, { [DEBUG]: true })
      warnings = listenToWarnings()
    })
    afterEach(() => {
      warnings.stop()
      Reflect.deleteProperty(globalThis, DEBUG)
    })

    async function show(attributes: string): Promise<HTMLElement> {
      const element = place<HTMLElement>(`<TAG ${attributes}></TAG>`, tag)
      await drawn()
      return element
    }

    it('works under its old name, which is named once in the console and in editor mode', async () => {
      const element = await show('cartlink="/cart" offer')

      expect(shown(element)).to.equal('/cart true')
      expect(element.querySelector('.cs-debug')?.textContent).to.contain(ADVICE(''))
      expect(warnings.messages.filter((it) => it.includes('cartlink'))).to.have.length(1)
    })

    it('is followed under its old name, and no more once it has the new one', async () => {
      const element = await show('cartlink="/cart"')
      element.setAttribute('cartlink', '/basket')
      await drawn()
      expect(shown(element)).to.equal('/basket false')

      element.setAttribute('carturl', '/basket')
      await drawn()
      expect(shown(element)).to.equal('/basket false')
      expect(element.querySelector('.cs-debug')).to.equal(null)
    })

    it('is not reported if the new name is used', async () => {
      const element = await show('carturl="/cart" cartlink="/old"')

      expect(shown(element)).to.equal('/cart false')
      expect(warnings.messages).to.deep.equal([])
    })
  })
}

it('an attribute works under its old name behind data- too', () => {
  const host = document.createElement('div')
  host.dataset.cartlink = '/cart'
  const warnings = listenToWarnings()
  const undo = small.mount(host)

  expect(shown(host)).to.equal('/cart false')
  expect(warnings.messages).to.deep.equal([`courtside: ${ADVICE('data-')}`])
  warnings.stop()
  undo()
})
