import { expect } from '@open-wc/testing'
import { until } from '../helpers/render.tsx'
import { defineLab, drawn, type LabProps, place } from './element-lab.tsx'

let isBroken = false
const { error } = console

function MayBreak({ label }: LabProps) {
  if (isBroken) throw new Error('broken view')
  return <output>{label}</output>
}

function createStage() {
  const root = document.createElement('form')
  const field = document.createElement('input')
  const viewPlace = document.createElement('div')
  root.append(field, viewPlace)
  return { root, place: viewPlace }
}

const tag = defineLab(MayBreak, { stage: createStage })
const MARKUP = '<TAG articlenumber="A1" label="one"><b>server</b></TAG>'

describe('an element with a stage', () => {
  afterEach(() => {
    isBroken = false
    Object.assign(console, { error })
  })

  it('draws its view in its place, and leaves the rest alone', async () => {
    const element = place(MARKUP, tag)
    await element.ready
    const field = element.querySelector('input')

    element.setAttribute('label', 'two')
    await drawn()

    expect(element.innerHTML).to.equal('<form><input><div><output>two</output></div></form>')
    expect(element.querySelector('input')).to.equal(field)
  })

  it('gives way to the server’s markup when its view throws, and is there again when that is over', async () => {
    console.error = () => {}
    isBroken = true
    const element = place(MARKUP, tag)
    expect(await element.ready).to.equal(false)
    await drawn()
    expect(element.innerHTML).to.equal('<b>server</b>')

    isBroken = false
    element.setAttribute('label', 'mended')

    await until(
      () => element.querySelector('form > input + div > output')?.textContent === 'mended',
    )
    expect(element.querySelectorAll('form').length).to.equal(1)
  })

  it('leaves nothing behind when it is taken away, and is whole when it comes back', async () => {
    const element = place(MARKUP, tag)
    await element.ready
    const parent = element.parentElement

    element.remove()
    await drawn()
    expect(element.innerHTML).to.equal('<b>server</b>')

    parent?.append(element)
    await element.ready
    expect(element.querySelector('form > input + div > output')?.textContent).to.equal('one')
  })
})
