import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { elementPart } from '../../src/elements/react-element.tsx'
import { useHostState } from '../../src/elements/use-host-state.ts'
import { register } from '../../src/i18n/dictionary.ts'
import { find, until } from '../helpers/render.tsx'
import { keepTranslating, morph, readTranslated, translate } from '../helpers/translate.ts'
import {
  defineFixture,
  drawn,
  type FixtureElement,
  type FixtureProps,
  fixtureTable,
  place,
} from './element-fixtures.tsx'

const SERVER = '<TAG articlenumber="A1"><form><button data-act="go">Server</button></form></TAG>'

let presses = 0

/** Adjacent texts, texts that come and go, fields, a box that scrolls. */
function Counter({ host, label }: FixtureProps): ReactNode {
  const [count, setCount] = useHostState(host, 'count', () => 0)
  const press = () => {
    presses += 1
    setCount(presses)
  }
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {count % 2 === 1 && 'odd '}
      {label}: {count} pieces
      {count > 0 && <b>bought</b>} now
      <input name="words" defaultValue="" />
      <input name="agreed" type="checkbox" />
      <div className="box" style={{ height: '20px', overflow: 'auto' }}>
        <div style={{ height: '200px' }}>tall</div>
      </div>
      <button type="button" data-act="go" onClick={press}>
        Go {count > 0 ? 'on' : null}
      </button>
    </form>
  )
}

const tag = defineFixture(Counter)
const press = (element: Element) => find(element, '[data-act="go"]').click()
const { warn, error } = console

async function start(markup = SERVER, name = tag): Promise<FixtureElement> {
  const element = place(markup, name)
  await element.ready
  await drawn()
  return element
}

describe('an element that others change', () => {
  let failures = 0
  const count = () => {
    failures += 1
  }
  const uncaught: string[] = []
  const note = (event: ErrorEvent) => {
    uncaught.push(event.message)
    event.preventDefault()
  }
  before(() => {
    register('sv', { 'error.element': 'Kunde inte visas.', 'error.retry': 'Igen' })
    addEventListener('error', note)
    addEventListener('courtside:error', count)
  })
  beforeEach(() => {
    presses = 0
    failures = 0
    uncaught.length = 0
    console.error = () => {}
    console.warn = () => {}
  })
  afterEach(() => Object.assign(console, { warn, error }))
  after(() => {
    removeEventListener('error', note)
    removeEventListener('courtside:error', count)
  })

  const CHANGES: [name: string, change: (element: HTMLElement) => void][] = [
    ['is translated', translate],
    ['is translated again and again', keepTranslating],
    ['is translated whenever it has changed', (it) => keepTranslating(it, 100)],
    [
      'is translated, and half of it back',
      (it) => {
        translate(it)
        for (const font of it.querySelectorAll('button font')) font.replaceWith('Go')
      },
    ],
    ['has its markup written again', (it) => it.setHTMLUnsafe(it.innerHTML)],
    ['is emptied', (it) => it.replaceChildren()],
    [
      'is emptied to words',
      (it) => {
        it.textContent = 'words'
      },
    ],
    ['has a node taken out', (it) => find(it, 'form').firstChild?.remove()],
    [
      'has all its words taken out',
      (it) => {
        for (const node of [...find(it, 'form').childNodes]) if (node instanceof Text) node.remove()
      },
    ],
    ['has its nodes moved elsewhere', (it) => it.before(...it.childNodes)],
    [
      'has its nodes wrapped',
      (it) => {
        const box = document.createElement('section')
        box.append(...it.childNodes)
        it.append(box)
      },
    ],
    [
      'is made what the server drew',
      (it) => {
        const server = document.createElement('div')
        server.innerHTML = SERVER.replaceAll('TAG', tag)
        morph(it, server.firstElementChild as Element)
      },
    ],
    [
      'gets the nodes of an extension',
      (it) => {
        find(it, 'button').before(document.createElement('grammar-box'))
        find(it, 'input').after('icon')
      },
    ],
    ['is normalized', (it) => it.normalize()],
  ]
  for (const [name, change] of CHANGES) {
    it(`counts what is pressed when it ${name}`, async () => {
      const element = await start()

      change(element)
      await drawn()
      if (!element.querySelector('[data-act="go"]')) element.setAttribute('label', 'Anew')
      await until(() => element.querySelector('[data-act="go"]'))
      press(element)
      await drawn()
      await until(() => /on/.test(readTranslated(element)))
      press(element)
      await drawn()
      press(element)

      await until(() => readTranslated(element).includes(`${presses} pieces`))
      await until(() => element.querySelectorAll('b').length === 1)
      expect(presses).to.be.greaterThan(1)
      expect([element.dataset.state, failures, uncaught]).to.deep.equal(['ready', 0, []])
    })
  }

  it('writes nothing to the console where others have taken its nodes', async () => {
    const element = await start()
    const said: unknown[] = []
    console.error = (...it: unknown[]) => said.push(...it)

    element.replaceChildren()
    await until(() => element.querySelector('[data-act="go"]'))

    expect(said).to.deep.equal([])
  })

  it('keeps what is typed, ticked, scrolled and in focus when it is drawn once more', async () => {
    const element = await start()
    const field = find<HTMLInputElement>(element, '[name="words"]')
    field.focus()
    field.value = 'typed words'
    field.setSelectionRange(2, 5)
    find(element, '[name="agreed"]').click()
    find(element, '.box').scrollTop = 42
    translate(element)

    for (const node of [...find(element, 'form').childNodes])
      if (node.nodeName === 'FONT') node.remove()
    element.setAttribute('label', 'Anew')
    await until(() => readTranslated(element).includes('Anew'))

    const now = find<HTMLInputElement>(element, '[name="words"]')
    expect(now === field).to.equal(false)
    expect(document.activeElement === now).to.equal(true)
    expect([now.value, now.selectionStart, now.selectionEnd]).to.deep.equal(['typed words', 2, 5])
    expect(find<HTMLInputElement>(element, '[name="agreed"]').checked).to.equal(true)
    expect(find(element, '.box').scrollTop).to.equal(42)
  })

  it('says in the end that it cannot be shown, with what the server drew, where others let nothing stand', async () => {
    const element = await start()
    const observer = new MutationObserver(() => element.replaceChildren())
    observer.observe(element, { childList: true })
    element.addEventListener('courtside:error', () => observer.disconnect(), { once: true })

    element.replaceChildren()
    await until(() => element.dataset.state === 'failed')

    expect(failures).to.equal(1)
    expect(readTranslated(element)).to.equal('ServerKunde inte visas. Igen')
    find(element, '.cs-failure button').click()
    await until(() => element.dataset.state === 'ready')
    press(element)
    await until(() => readTranslated(element).includes('1 pieces'))
  })

  it('keeps the state that others write away, also on a plain element', async () => {
    const host = place<HTMLElement>(
      '<div data-courtside="test-element" data-articlenumber="A1">server</div>',
      tag,
    )
    const part = elementPart(fixtureTable, Counter)
    const undo = part.mount(host)
    await until(() => host.dataset.state === 'ready')
    press(host)

    morph(host, Object.assign(document.createElement('div'), { innerHTML: 'server' }))
    await until(() => host.dataset.state === 'ready')

    await until(() => readTranslated(host).includes('1 pieces'))
    undo()
  })
})
