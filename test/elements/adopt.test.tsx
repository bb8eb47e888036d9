import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { viewMark } from '../../src/ui/view-mark.ts'
import { find } from '../helpers/render.tsx'
import { translate } from '../helpers/translate.ts'
import {
  defineFixture,
  drawn,
  type FixtureProps,
  fixtureTable,
  place,
} from './element-fixtures.tsx'

interface FormData {
  readonly label: string
}

const drawnFrom = ({ label }: Pick<FixtureProps, 'label'>): FormData => ({ label })

function Form({ label }: FixtureProps) {
  const [query, setQuery] = useState('')
  const [isGift, setGift] = useState(false)
  const [presses, setPresses] = useState(0)
  return (
    <form>
      <input name="q" onChange={({ target }) => setQuery(target.value)} value={query} />
      <input name="note" defaultValue="" />
      <input
        checked={isGift}
        name="gift"
        onChange={({ target }) => setGift(target.checked)}
        type="checkbox"
      />
      <button data-act="more" onClick={() => setPresses(presses + 1)} type="button">
        {label}
      </button>
      <output>{`${query} ${isGift} ${presses}`}</output>
    </form>
  )
}

const FIELDS = '<input name="q" value=""><input name="note" value="">'
const own = (label = 'Köp') =>
  `<form>${FIELDS}<input type="checkbox" name="gift"><button data-act="more" type="button">${label}</button><output> false 0</output></form>`

const markOf = (label: string) => viewMark(fixtureTable.tag, drawnFrom({ label }))

function marked(content: string, { mark = markOf('Köp'), label = 'Köp' } = {}): string {
  return `<TAG articlenumber="A1" label="${label}" data-view="${mark}">${content}</TAG>`
}

const tag = defineFixture(Form, { drawnFrom })

function inside<Found extends Element = HTMLInputElement>(place: Element, selector: string): Found {
  const found = place.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** The number of errors that the page's handlers receive while `act` runs. */
async function reported(act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const { onerror } = window
  window.onerror = () => {
    count += 1
    return true
  }
  await act()
  await drawn()
  window.onerror = onerror
  return count
}

describe('markup that an element adopts', () => {
  it('stays the same nodes, and answers from then on', async () => {
    const element = place(marked(own()), tag)
    const before = [...element.querySelectorAll('*')]

    await element.ready
    const after = [...element.querySelectorAll('*')]
    expect(after.map((it) => before.indexOf(it))).to.deep.equal([...before.keys()])
    inside<HTMLElement>(element, 'button').click()
    await drawn()

    expect(inside(element, 'output').textContent).to.equal(' false 1')
    expect(element.dataset.state).to.equal('ready')
  })

  it('keeps the focus, what is selected, and what was typed and ticked', async () => {
    const element = place(marked(own()), tag)
    const field = inside(element, '[name=q]')
    field.focus()
    field.value = '1234'
    field.setSelectionRange(1, 3)
    inside(element, '[name=note]').value = 'typed'
    inside(element, '[name=gift]').checked = true

    await element.ready
    await drawn()

    expect(document.activeElement === field).to.equal(true)
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['1234', 1, 3])
    expect(inside(element, '[name=note]').value).to.equal('typed')
    expect(inside(element, '[name=gift]').checked).to.equal(true)
    expect(inside(element, 'output').textContent).to.equal('1234 true 0')
  })

  it('is drawn again when an attribute changes', async () => {
    const element = place(marked(own()), tag)
    const button = inside(element, 'button')
    await element.ready

    element.label = 'Sälj'
    await drawn()

    expect(inside(element, 'button') === button).to.equal(true)
    expect(button.textContent).to.equal('Sälj')
  })

  it('stands in the element again when that has left the page', async () => {
    const element = place(marked(own()), tag)
    await element.ready
    inside<HTMLElement>(element, 'button').click()
    await drawn()

    element.remove()
    await drawn()

    expect(element.innerHTML).to.equal(place(marked(own()), 'lab-nothing').innerHTML)
    document.body.append(element)
    await element.ready
    expect(element.dataset.state).to.equal('ready')
  })

  it('is not adopted if it is a copy of drawn markup', async () => {
    const element = place(marked(own()), tag)
    await element.ready
    inside(element, 'button').click()
    await drawn()

    const copy = element.cloneNode(true) as typeof element
    expect(await reported(async () => element.replaceWith(copy))).to.equal(0)
    inside(copy, 'button').click()
    await drawn()

    expect(inside(copy, 'output').textContent).to.equal(' false 1')
    copy.remove()
  })

  it('stands in the element again when the view crashes', async () => {
    const crashing = defineFixture(
      ({ label }) => {
        if (label === 'Sälj') throw new Error('planned')
        return <p>{label}</p>
      },
      { drawnFrom },
    )
    const element = place(marked('<p>Köp</p>'), crashing)
    const [paragraph] = element.children
    await element.ready
    expect(element.firstElementChild === paragraph).to.equal(true)
    const { error } = console
    console.error = () => {}

    element.label = 'Sälj'
    await drawn()
    console.error = error

    expect(element.dataset.state).to.equal('failed')
    expect(inside(element, 'p').textContent).to.equal('Köp')
  })
})

describe('markup that an element replaces', () => {
  const cases = {
    'has no mark': `<TAG articlenumber="A1" label="Köp">${own()}</TAG>`,
    'has the mark of other data': marked(own(), { mark: markOf('Sälj') }),
    'has the mark of another build': marked(own(), {
      mark: markOf('Köp').replace(/ .* /, ' old '),
    }),
    'has the mark of another view': marked(own(), { mark: markOf('Köp').replace(/^\S+/, 'other') }),
  }
  for (const [name, markup] of Object.entries(cases)) {
    it(name, async () => {
      const element = place(markup, tag)
      const form = inside(element, 'form')

      await element.ready

      expect(form.isConnected).to.equal(false)
      expect(inside(element, 'button').textContent).to.equal('Köp')
    })
  }

  it('belongs to a view that adopts nothing', async () => {
    const element = place(marked(own()), defineFixture(Form))
    const form = inside(element, 'form')

    await element.ready

    expect(form.isConnected).to.equal(false)
  })

  it('is not what the view draws, whatever its mark says', async () => {
    const element = place(marked('<p>Fel</p>'), tag)

    const errors = await reported(() => element.ready)

    expect(element.querySelectorAll('p').length).to.equal(0)
    expect(inside(element, 'button').textContent).to.equal('Köp')
    inside<HTMLElement>(element, 'button').click()
    await drawn()
    expect(inside(element, 'output').textContent).to.equal(' false 1')
    expect(errors).to.equal(1)
  })

  const CHANGES: [name: string, change: (element: Element) => void][] = [
    ['was translated', translate],
    ['has got the node of an extension in it', (it) => find(it, 'button').before('icon')],
    ['has lost a node', (it) => find(it, 'output').remove()],
    ['was wrapped', (it) => wrap(find(it, 'form'))],
    ['has its button wrapped', (it) => wrap(find(it, 'button'))],
  ]
  for (const [name, change] of CHANGES) {
    it(`keeps what was typed and ticked where it ${name} before that`, async () => {
      const element = place(marked(own()), tag)
      inside(element, '[name=q]').value = '1234'
      inside(element, '[name=note]').value = 'typed'
      inside(element, '[name=gift]').checked = true
      change(element)
      inside(element, '[name=q]').focus()

      const errors = await reported(() => element.ready)

      expect(inside(element, 'output').textContent).to.equal('1234 true 0')
      expect(inside(element, '[name=note]').value).to.equal('typed')
      expect(inside(element, '[name=gift]').checked).to.equal(true)
      expect(element.querySelectorAll('form, button, output').length).to.equal(3)
      expect(document.activeElement === inside(element, '[name=q]')).to.equal(true)
      expect(element.dataset.state).to.equal('ready')
      if (change === translate) expect(errors).to.equal(0)
    })
  }
})

function wrap(node: Element): void {
  const box = document.createElement('section')
  node.replaceWith(box)
  box.append(node)
}
