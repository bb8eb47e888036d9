import { expect } from '@open-wc/testing'
import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Props = Record<string, unknown>
type Kinds = Record<string, 'string' | 'boolean' | 'json'>

let count = 0
let seen: Props = {}

function Show({ container: _container, ...props }: Props) {
  const [id] = useState(() => ++count)
  seen = props
  return <output>{id}</output>
}

function element(props: Kinds, events: readonly string[] = []): string {
  const name = `r2wc-fact-${++count}`
  const options = { props, events: [...events] }
  customElements.define(name, r2wc(Show as ComponentType<Props>, options))
  return name
}

async function place(markup: string): Promise<Element & Props> {
  const area = document.createElement('div')
  document.body.append(area)
  area.innerHTML = markup
  await drawn()
  return area.firstElementChild as Element & Props
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, 30))

/** What the seam in src/elements/react-element.tsx works around, or relies on. */
describe('r2wc', () => {
  it('ignores a boolean attribute without a value', async () => {
    const name = element({ on: 'boolean' })

    await place(`<${name} on></${name}>`)

    expect(seen).to.deep.equal({})
  })

  it('keeps the value of an attribute that is removed', async () => {
    const name = element({ label: 'string' })
    const it = await place(`<${name} label="old"></${name}>`)

    it.removeAttribute('label')
    await drawn()

    expect(seen.label).to.equal('old')
  })

  it('keeps the value of an attribute that is emptied', async () => {
    const name = element({ label: 'string' })
    const it = await place(`<${name} label="old"></${name}>`)

    it.setAttribute('label', '')
    await drawn()

    expect(seen.label).to.equal('old')
  })

  it('writes a false property as the word', async () => {
    const name = element({ on: 'boolean' })
    const it = await place(`<${name}></${name}>`)

    it.on = false

    expect(it.getAttribute('on')).to.equal('false')
  })

  it('loses a property that was set before the definition', async () => {
    const it = await place('<r2wc-fact-early label="attribute"></r2wc-fact-early>')
    it.label = 'property'

    customElements.define(
      'r2wc-fact-early',
      r2wc(Show as ComponentType<Props>, { props: { label: 'string' } }),
    )
    await drawn()

    expect(seen.label).to.equal('attribute')
    expect(Object.hasOwn(it, 'label')).to.equal(true)
  })

  it('fires events in lower case that do not bubble', async () => {
    const name = element({}, ['onAddToCart'])
    const it = await place(`<${name}></${name}>`)
    const heard: string[] = []
    it.addEventListener('addtocart', ({ type, bubbles }) => heard.push(`${type} ${bubbles}`))

    const fire = seen.onAddToCart as () => void
    fire()

    expect(heard).to.deep.equal(['addtocart false'])
  })

  it('throws out of the constructor for broken JSON', async () => {
    const name = element({ sizes: 'json' })
    const errors: string[] = []
    const { onerror } = window
    window.onerror = (message) => errors.push(String(message)) > 0

    const it = await place(`<${name} sizes="[">server</${name}>`)
    window.onerror = onerror

    expect(errors.length).to.equal(1)
    expect([it.matches(':defined'), it.textContent]).to.deep.equal([false, 'server'])
  })

  it('throws the state away when the element is moved', async () => {
    const name = element({})
    const it = await place(`<${name}></${name}>`)
    const before = it.textContent

    document.body.append(it)
    await drawn()

    expect(it.textContent).to.not.equal(before)
  })

  it('updates and unmounts a root that stands in its slot for one', async () => {
    const View = Show as ComponentType<Props>
    const { prototype } = r2wc(View, { props: { label: 'string' } })
    const container = document.createElement('div')
    const root = createRoot(container)
    const slots = {
      container,
      [Symbol.for('r2wc.connected')]: true,
      [Symbol.for('r2wc.context')]: { root, ReactComponent: View },
      [Symbol.for('r2wc.props')]: { label: 'given' },
    }

    Reflect.get(prototype, Symbol.for('r2wc.render')).call(slots)
    await drawn()
    expect([seen.label, container.querySelector('output') !== null]).to.deep.equal(['given', true])
    Reflect.get(prototype, 'disconnectedCallback').call(slots)

    expect(container.innerHTML).to.equal('')
  })

  it('draws on anything that has its slots', async () => {
    const Class = r2wc(Show as ComponentType<Props>, { props: { label: 'string' } })
    const render = Symbol.for('r2wc.render')
    const container = document.createElement('div')
    const slots = {
      container,
      [Symbol.for('r2wc.connected')]: true,
      [Symbol.for('r2wc.props')]: { label: 'slot' },
    }

    Reflect.get(Class.prototype, render).call(slots)
    await drawn()
    const shown = [seen.label, container.querySelector('output') !== null]
    Reflect.get(Class.prototype, 'disconnectedCallback').call(slots)

    expect(shown).to.deep.equal(['slot', true])
    expect(container.innerHTML).to.equal('')
  })
})
