import { expect } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { hydrateInSections } from '../../src/elements/hydrate-in-sections.ts'
import { HydrationBoundary, hydratesByItself } from '../../src/ui/hydration-boundary.tsx'
import { viewMark } from '../../src/ui/view-mark.ts'
import { until } from '../helpers/render.tsx'
import { translate } from '../helpers/translate.ts'
import {
  defineFixture,
  drawn,
  type FixtureProps,
  fixtureTable,
  place,
} from './element-fixtures.tsx'

const drawnFrom = ({ label }: Pick<FixtureProps, 'label'>) => ({ label })
const NAMES = ['a', 'b', 'c']

/** The sections whose effects have run, in order, and the input in them. */
let hydrated: string[] = []
let reported: string[] = []

function Sections({ label }: FixtureProps) {
  return (
    <form>
      {NAMES.map((name) => (
        <HydrationBoundary key={name} holds={(it) => it.id === name}>
          <Fields name={name} label={label} />
        </HydrationBoundary>
      ))}
    </form>
  )
}

function Fields({ name, label }: { readonly name: string; readonly label: string }) {
  const [presses, setPresses] = useState(0)
  const [text, setText] = useState('')
  useEffect(() => {
    hydrated.push(name)
  }, [name])
  const report = (value: unknown) => reported.push(`${name} ${value}`)
  return (
    <section id={name}>
      <button type="button" data-act={`more ${name}`} onClick={() => setPresses((it) => it + 1)}>
        {`${label} ${presses}`}
      </button>
      <input
        name={name}
        value={text}
        onChange={({ target }) => {
          report(target.value)
          setText(target.value)
        }}
      />
      <textarea name={`${name}-note`} onChange={({ target }) => report(target.value)} />
      <input
        type="checkbox"
        name={`${name}-gift`}
        onChange={({ target }) => report(target.checked)}
      />
    </section>
  )
}

const tag = defineFixture(Sections, { drawnFrom, hydrate: hydrateInSections })

const section = (name: string, label = 'Köp 0') =>
  `<!--$--><section id="${name}"><button type="button" data-act="more ${name}">${label}</button><input name="${name}" value=""><textarea name="${name}-note"></textarea><input type="checkbox" name="${name}-gift"></section><!--/$-->`

const served = (sections = NAMES.map((it) => section(it))) =>
  `<TAG articlenumber="A1" label="Köp" data-view="${viewMark(fixtureTable.tag, drawnFrom({ label: 'Köp' }))}"><form>${sections.join('')}</form></TAG>`

/** Puts the markup on the page, and acts at the moment when the element reports that it is ready. */
async function whenReady(act: (element: HTMLElement) => void, markup = served()) {
  hydrated = []
  reported = []
  const heard: Event[] = []
  const listen = (event: Event) => {
    heard.push(event)
    act(event.target as HTMLElement)
  }
  document.addEventListener('courtside:ready', listen, { once: true })
  const element = place(markup, tag)
  await element.ready
  expect(heard.length).to.equal(1)
  return element
}

function inside<Found extends Element = HTMLElement>(element: Element, selector: string): Found {
  const found = element.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

const isAllHydrated = () => hydrated.length === NAMES.length
const press = (element: Element, name: string) => inside(element, `#${name} button`).click()
const labelOf = (element: Element, name: string) => inside(element, `#${name} button`).textContent

describe('sections that are hydrated apart', () => {
  it('are left as they are until the page has time, and stay the same nodes', async () => {
    let before = ['not asked']
    const nodes: Element[] = []
    const element = await whenReady((it) => {
      before = [...hydrated]
      nodes.push(...it.querySelectorAll('*'))
    })

    expect(before).to.deep.equal([])
    await until(isAllHydrated)
    const now = [...element.querySelectorAll('*')]
    expect(now.map((it) => nodes.indexOf(it))).to.deep.equal([...nodes.keys()])
    for (const name of NAMES) press(element, name)
    await until(() => NAMES.every((it) => labelOf(element, it) === 'Köp 1'))
    element.parentElement?.remove()
  })

  it('answer a press at once, and only the one that is pressed', async () => {
    const element = await whenReady((it) => {
      press(it, 'b')
      press(it, 'b')
    })

    await until(() => labelOf(element, 'b') === 'Köp 2')
    await until(isAllHydrated)
    expect(hydrated[0]).to.equal('b')
    expect([labelOf(element, 'a'), labelOf(element, 'c')]).to.deep.equal(['Köp 0', 'Köp 0'])
    element.parentElement?.remove()
  })

  it('are drawn with what has changed meanwhile', async () => {
    const nodes: Element[] = []
    const element = await whenReady((it) => {
      nodes.push(...it.querySelectorAll('*'))
      it.setAttribute('label', 'Boka')
    })

    await until(() => NAMES.every((it) => labelOf(element, it) === 'Boka 0'))
    await until(isAllHydrated)
    expect(nodes.every((it) => it.isConnected)).to.equal(true)
    press(element, 'c')
    await until(() => labelOf(element, 'c') === 'Boka 1')
    element.parentElement?.remove()
  })

  it('receive input from before their hydration, by people or scripts', async () => {
    const element = await whenReady((it) => {
      const field = inside<HTMLInputElement>(it, '[name="a"]')
      field.value = 'Anna'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      const note = inside<HTMLTextAreaElement>(it, '[name="b-note"]')
      note.value = 'Ring'
      note.dispatchEvent(new Event('input', { bubbles: true }))
      inside(it, '[name="c-gift"]').click()
    })

    await until(isAllHydrated)
    expect([...new Set(reported)]).to.deep.equal(['a Anna', 'b Ring', 'c true'])
    expect(inside<HTMLInputElement>(element, '[name="a"]').value).to.equal('Anna')
    expect(inside<HTMLTextAreaElement>(element, '[name="b-note"]').value).to.equal('Ring')
    expect(inside<HTMLInputElement>(element, '[name="c-gift"]').checked).to.equal(true)
    element.parentElement?.remove()
  })

  it('keep what was filled in before the element was ready', async () => {
    hydrated = []
    reported = []
    const element = place(served(), tag)
    const field = inside<HTMLInputElement>(element, '[name="b"]')
    field.value = 'Bo'
    field.focus()
    await element.ready
    await until(isAllHydrated)

    expect(reported).to.include('b Bo')
    expect(field.value).to.equal('Bo')
    expect(document.activeElement === field).to.equal(true)
    element.parentElement?.remove()
  })

  it('receive input even if they were translated before their hydration', async () => {
    const { onerror } = window
    window.onerror = () => true
    const element = await whenReady((it) => {
      translate(it)
      inside<HTMLInputElement>(it, '[name="a"]').focus()
      const note = inside<HTMLTextAreaElement>(it, '[name="b-note"]')
      note.value = 'Ring'
      note.dispatchEvent(new Event('input', { bubbles: true }))
      inside(it, '[name="c-gift"]').click()
    })

    await until(isAllHydrated)
    window.onerror = onerror
    expect(document.activeElement === inside(element, '[name="a"]')).to.equal(true)
    expect(inside<HTMLTextAreaElement>(element, '[name="b-note"]').value).to.equal('Ring')
    expect(inside<HTMLInputElement>(element, '[name="c-gift"]').checked).to.equal(true)
    expect([...new Set(reported)]).to.deep.equal(['b Ring', 'c true'])
    element.parentElement?.remove()
  })

  it('are given back when the element leaves before they are hydrated', async () => {
    const element = await whenReady((it) => it.parentElement?.remove())
    await until(() => element.dataset.state === 'waiting')
    await drawn()

    expect(element.querySelectorAll('section').length).to.equal(NAMES.length)
    document.body.append(element)
    await element.ready
    press(element, 'a')
    await until(() => labelOf(element, 'a') === 'Köp 1')
    element.remove()
  })

  it('are redrawn where they are not what was drawn, and that is reported', async () => {
    const { onerror } = window
    let reports = 0
    window.onerror = () => {
      reports += 1
      return true
    }
    const other = '<!--$--><p>something else</p><!--/$-->'
    const element = await whenReady(() => {}, served([section('a'), other, section('c')]))
    await until(isAllHydrated)
    window.onerror = onerror

    expect(element.querySelectorAll('section').length).to.equal(NAMES.length)
    expect(element.querySelectorAll('p').length).to.equal(0)
    // Preact does not report it.
    expect(reports).to.equal(hydratesByItself ? 1 : 0)
    element.parentElement?.remove()
  })
})
