import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { defineFixture, place } from './element-fixtures.tsx'

function Form() {
  const [quantity, setQuantity] = useState('1')
  const [isGift, setGift] = useState(false)
  return (
    <form>
      <input name="q" onChange={(event) => setQuantity(event.target.value)} value={quantity} />
      <input name="note" defaultValue="" />
      <input
        checked={isGift}
        name="gift"
        onChange={(event) => setGift(event.target.checked)}
        type="checkbox"
      />
      <button data-act="less" type="button">
        −
      </button>
      <button data-act="more" onClick={() => setQuantity('more')} type="button">
        +
      </button>
      <output>{`${quantity} ${isGift}`}</output>
    </form>
  )
}

const tag = defineFixture(Form)
const markup = `<TAG articlenumber="A1">
  <form><input name="note"><input name="q" value="1"><input type="checkbox" name="gift">
  <a data-act="more" href="#more">plus</a></form></TAG>`

function inside(element: Element, selector: string): HTMLInputElement {
  const found = element.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

describe('what a visitor did before an element was drawn', () => {
  it('keeps its text, its place in it, and the focus', async () => {
    const element = place(markup, tag)
    const field = inside(element, '[name=q]')
    field.focus()
    field.value = '1234'
    field.setSelectionRange(1, 3)

    await element.ready

    const match = inside(element, '[name=q]')
    expect(document.activeElement).to.equal(match)
    expect([match.value, match.selectionStart, match.selectionEnd]).to.deep.equal(['1234', 1, 3])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(element.querySelector('output')?.textContent).to.equal('1234 false')
  })

  it('is kept in fields without the focus too', async () => {
    const element = place(markup, tag)
    inside(element, '[name=note]').value = 'typed'
    inside(element, '[name=gift]').checked = true

    await element.ready
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(inside(element, '[name=note]').value).to.equal('typed')
    expect(element.querySelector('output')?.textContent).to.equal('1 true')
  })

  it('moves the focus from a link to the button of the same act', async () => {
    const element = place(markup, tag)
    inside(element, '[data-act=more]').focus()

    await element.ready

    expect(document.activeElement).to.equal(inside(element, 'button[data-act=more]'))
  })

  it('leaves the focus alone where it is elsewhere', async () => {
    const other = document.createElement('input')
    document.body.append(other)
    const element = place(markup, tag)
    other.focus()

    await element.ready

    expect(document.activeElement).to.equal(other)
  })
})
