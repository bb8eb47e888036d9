import { expect, oneEvent } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { register } from '../../src/i18n/dictionary.ts'
import { until } from '../helpers/render.tsx'
import { defineFixture, drawn, type FixtureProps, place } from './element-fixtures.tsx'

let isBroken = true
const { error } = console

function MayBreak({ label }: FixtureProps) {
  if (isBroken) throw new Error('broken view')
  return <button type="button">{label}</button>
}

function BreaksLater({ label }: FixtureProps) {
  const [isPressed, setPressed] = useState(false)
  if (isPressed) throw new Error('broken later')
  return (
    <button onClick={() => setPressed(true)} type="button">
      {label}
    </button>
  )
}

let wasPressed = false

function BreaksForGood({ label }: FixtureProps) {
  const [isPressed, setPressed] = useState(wasPressed)
  if (isPressed) throw new Error('broken for good')
  function press() {
    wasPressed = true
    setPressed(true)
  }
  return (
    <button onClick={press} type="button">
      {label}
    </button>
  )
}

function BreaksInEffect() {
  useEffect(() => {
    throw new Error('broken effect')
  }, [])
  return <p>drawn</p>
}

const tag = defineFixture(MayBreak)
const later = defineFixture(BreaksLater)
const always = defineFixture(BreaksForGood)
const effect = defineFixture(BreaksInEffect)

describe('an element whose view throws', () => {
  before(() => register('sv', { 'error.element': 'Kunde inte visas.', 'error.retry': 'Igen' }))
  beforeEach(() => {
    isBroken = true
    console.error = () => {}
  })
  afterEach(() => Object.assign(console, { error }))

  it('keeps the server’s markup', async () => {
    const element = place('<TAG articlenumber="A1"><a href="/p">buy</a></TAG>', tag)

    expect(await element.ready).to.equal(false)
    await drawn()
    expect(element.innerHTML).to.equal('<a href="/p">buy</a>')
    expect(element.dataset.state).to.equal('failed')
  })

  it('says so in an empty element, and tells the page', async () => {
    const element = place('<TAG articlenumber="A1"></TAG>', tag)

    const { detail } = await oneEvent(document, 'courtside:error')
    await drawn()

    expect(detail).to.deep.equal({ tag: 'test-element', message: '<test-element>: broken view' })
    expect(element.querySelector('[role=alert]')?.textContent).to.equal('Kunde inte visas. Igen')
  })

  it('leaves the others alive', async () => {
    const area = '<div><TAG articlenumber="A1"></TAG></div>'
    const broken = place(area, tag)
    const fine = place(area, later)

    expect([await broken.ready, await fine.ready]).to.deep.equal([false, true])
    expect(fine.textContent).to.equal('Label')
  })

  it('can be tried again, and keeps the focus inside', async () => {
    const element = place('<TAG articlenumber="A1"></TAG>', tag)
    await element.ready
    await drawn()
    const retry = element.querySelector('button')
    isBroken = false

    retry?.focus()
    retry?.click()
    await drawn()

    expect([element.innerHTML, element.dataset.state]).to.deep.equal([
      '<button type="button">Label</button>',
      'ready',
    ])
    expect(document.activeElement).to.equal(element.querySelector('button'))
  })

  it('is drawn again when an attribute changes', async () => {
    const element = place('<TAG articlenumber="A1"><a href="/p">buy</a></TAG>', tag)
    await element.ready
    await drawn()
    isBroken = false

    element.setAttribute('label', 'mended')
    await drawn()

    expect([element.textContent, element.dataset.state]).to.deep.equal(['mended', 'ready'])
  })

  it('is drawn once more when it throws later', async () => {
    const element = place('<TAG articlenumber="A1"><i>server</i></TAG>', later)
    await element.ready

    element.querySelector('button')?.click()
    await drawn()

    expect([element.textContent, element.dataset.state]).to.deep.equal(['Label', 'ready'])
  })

  it('fails when it throws again, and says so beside the server’s markup', async () => {
    const element = place('<TAG articlenumber="A1"><i>server</i></TAG>', always)
    await element.ready

    element.querySelector('button')?.click()
    await drawn()

    expect([element.textContent, element.dataset.state]).to.deep.equal([
      'serverKunde inte visas. Igen',
      'failed',
    ])
  })

  it('fails also when it throws in an effect', async () => {
    const element = place('<TAG articlenumber="A1"><i>server</i></TAG>', effect)
    await element.ready
    await until(() => element.dataset.state === 'failed')

    expect(element.innerHTML.startsWith('<i>server</i>')).to.equal(true)
  })
})
