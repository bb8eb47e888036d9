import { expect, oneEvent } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { elementPart, reactElement } from '../../src/elements/react-element.tsx'
import { until } from '../helpers/render.tsx'
import {
  defineFixture,
  drawn,
  type FixtureElement,
  type FixtureProps,
  fixtureTable,
  place,
  propsOf,
  ShowProps,
} from './element-fixtures.tsx'

function Counter({ label }: FixtureProps) {
  const [count, setCount] = useState(0)
  return (
    <button data-act="count" onClick={() => setCount(count + 1)} type="button">
      {label} {count}
    </button>
  )
}

const press = async (element: Element) => {
  element.querySelector('button')?.click()
  await drawn()
}
function moveBefore(element: Element): void {
  const move: unknown = Reflect.get(document.body, 'moveBefore')
  if (typeof move === 'function') move.call(document.body, element, null)
}

const counter = defineFixture(Counter)
const show = defineFixture(ShowProps)

describe('an element', () => {
  it('is ready after the first commit', async () => {
    const element = place('<TAG articlenumber="A1"></TAG>', show)

    const { detail } = await oneEvent(element, 'courtside:ready')

    expect(detail).to.deep.equal({ tag: 'test-element' })
    expect(element.dataset.state).to.equal('ready')
    expect(await element.ready).to.equal(true)
    expect(element.querySelector('output')).to.exist
  })

  it('keeps what the server sent until it draws', async () => {
    const element = place('<TAG articlenumber="A1"><p>server</p></TAG>', show)

    expect([element.textContent, element.dataset.state]).to.deep.equal(['server', 'loading'])
    await element.ready
    expect(element.querySelector('p')).to.equal(null)
  })

  it('draws again when an attribute changes, is emptied or removed', async () => {
    const element = place('<TAG articlenumber="A1" label="one"></TAG>', show)
    const labels = [(await propsOf(element)).label]

    element.setAttribute('label', '')
    labels.push((await propsOf(element)).label)
    element.setAttribute('label', 'two')
    labels.push((await propsOf(element)).label)
    element.removeAttribute('label')
    labels.push((await propsOf(element)).label)

    expect(labels).to.deep.equal(['one', '', 'two', 'Label'])
  })

  it('draws the changes of one task once', async () => {
    let renders = 0
    const tag = defineFixture((props) => {
      renders += 1
      return <ShowProps {...props} />
    })
    const element = place('<TAG articlenumber="A1"></TAG>', tag)
    await element.ready
    renders = 0

    for (const label of ['a', 'b', 'c']) element.setAttribute('label', label)

    expect((await propsOf(element)).label).to.equal('c')
    expect(renders).to.equal(1)
  })

  it('takes over properties that were set before it was defined', async () => {
    const element = place<FixtureElement>('<test-late articlenumber="A1"></test-late>', 'test-late')
    element.label = 'early'
    element.sizes = [{ size: 'M' }]

    customElements.define('test-late', reactElement(fixtureTable, ShowProps))

    const { label, sizes } = await propsOf(element)
    expect([label, sizes]).to.deep.equal(['early', [{ size: 'M' }]])
    element.label = 'later'
    expect((await propsOf(element)).label).to.equal('later')
  })

  it('has its attributes as typed properties', () => {
    const element = place('<TAG articlenumber="A1" isoffer amount="2"></TAG>', show)

    element.isOffer = false
    element.productType = 'Master'
    element.sizes = [{ size: 'L' }]

    expect(element.outerHTML).to.include('amount="2" data-state="loading" producttype="Master"')
    expect([element.articleNumber, element.amount, element.isOffer]).to.deep.equal(['A1', 2, false])
    expect(element.sizes).to.deep.equal([{ size: 'L' }])
  })

  it('mounts nothing while it is detached', async () => {
    let renders = 0
    const tag = defineFixture(() => {
      renders += 1
      return null
    })
    const element = document.createElement(tag)
    element.setAttribute('articlenumber', 'A1')
    element.setAttribute('data-state', 'loading')

    await drawn()
    expect(renders).to.equal(0)
    document.body.append(element)
    await (element as FixtureElement).ready
    expect(renders).to.equal(1)
  })

  it('keeps its state when it is moved', async () => {
    const element = place('<TAG articlenumber="A1"></TAG>', counter)
    await element.ready
    await press(element)
    const button = element.querySelector('button')

    document.body.append(element)
    await drawn()
    element.remove()
    document.body.prepend(element)
    await drawn()
    moveBefore(element)
    await drawn()

    expect(element.querySelector('button')).to.equal(button)
    expect(element.textContent).to.equal('Label 1')
  })

  it('lets go when it is removed for good, and starts afresh when it comes back', async () => {
    const element = place('<TAG articlenumber="A1"><i>server</i></TAG>', counter)
    await element.ready
    await press(element)

    element.remove()
    await drawn()
    expect([element.innerHTML, element.dataset.state]).to.deep.equal(['<i>server</i>', 'waiting'])
    document.body.append(element)
    await element.ready
    expect(element.textContent).to.equal('Label 0')
  })

  it('ends its view when it is removed for good, not when it is moved', async () => {
    const begun: string[] = []
    const ended: string[] = []
    const tag = defineFixture(({ label }) => {
      useEffect(() => {
        begun.push(label)
        return () => void ended.push(label)
      }, [label])
      return label
    })
    const element = place('<TAG articlenumber="A1" label="one"></TAG>', tag)
    await until(() => begun.length === 1)

    document.body.append(element)
    await drawn()
    const moved = [...ended]
    element.remove()
    await until(() => ended.length === 1)

    expect([moved, begun, ended]).to.deep.equal([[], ['one'], ['one']])
  })

  it('comes alive as a copy of a living one', async () => {
    const element = place('<TAG articlenumber="A1"></TAG>', counter)
    await element.ready

    const copy = element.cloneNode(true) as FixtureElement
    document.body.append(copy)
    await copy.ready
    await press(copy)

    expect([copy.textContent, element.textContent]).to.deep.equal(['Label 1', 'Label 0'])
  })

  it('is left alone by a second script with the same tag', () => {
    const { define } = elementPart(fixtureTable, Counter)

    define(show)

    expect(customElements.get(show)).to.not.equal(undefined)
  })

  it('draws after the page is parsed', async () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
    const element = place('<TAG articlenumber="A1">server</TAG>', show)
    await drawn()
    const before = element.textContent

    Reflect.deleteProperty(document, 'readyState')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await element.ready

    expect(before).to.equal('server')
    expect(element.querySelector('output')).to.exist
  })
})

describe('a mount on a plain element', () => {
  const part = elementPart(fixtureTable, ShowProps)
  const markup =
    '<div data-courtside="test-element" data-articlenumber="A1" data-label="one"></div>'

  it('has its attributes with a prefix, and follows them', async () => {
    const host = place<HTMLElement>(markup, 'div')
    part.mount(host)
    await oneEvent(host, 'courtside:ready')
    const before = JSON.parse(host.textContent ?? '').label

    host.dataset.label = 'two'
    await drawn()

    expect([before, JSON.parse(host.textContent ?? '').label]).to.deep.equal(['one', 'two'])
  })

  it('lets go when it is undone', async () => {
    const host = place<HTMLElement>(markup, 'div')
    const undo = part.mount(host)
    await oneEvent(host, 'courtside:ready')

    host.remove()
    undo()
    await drawn()

    expect([host.innerHTML, host.dataset.state]).to.deep.equal(['', 'waiting'])
  })
})

describe('on a page with the loader, an element', () => {
  const loader = Symbol.for('courtside.loader')
  beforeEach(() => Object.assign(globalThis, { [loader]: { tagOf: () => 'ours' } }))
  afterEach(() => Reflect.deleteProperty(globalThis, loader))

  it('keeps the server’s markup until the loader wakes it', async () => {
    const element = place('<TAG articlenumber="A1">server</TAG>', show)
    await drawn()
    const before = element.textContent

    element.dataset.state = 'loading'
    await element.ready

    expect(before).to.equal('server')
    expect(element.dataset.state).to.equal('ready')
  })

  it('draws by itself under a name that this loader does not know', async () => {
    Object.assign(globalThis, { [loader]: { tagOf: () => '' } })
    const element = place('<TAG articlenumber="A1">server</TAG>', show)

    expect(await element.ready).to.equal(true)
  })

  it('wakes by itself when it comes back', async () => {
    const element = place('<TAG articlenumber="A1"></TAG>', show)
    element.dataset.state = 'loading'
    await element.ready

    element.remove()
    await drawn()
    document.body.append(element)
    await drawn()

    expect(element.dataset.state).to.equal('ready')
  })
})
