import { drawn } from 'drawn-by-server:../drawn/quotation.ts'
import { expect } from '@open-wc/testing'
import { define as defineButton } from '../../src/elements/quotation-button/quotation-button-view.tsx'
import { define as defineForm } from '../../src/elements/quotation-form/quotation-form-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { forgetList, listed } from './quotation-fixtures.ts'

defineButton('quotation-button')
defineForm('quotation-form')
beforeEach(forgetList)

const CONTROLS = 'form, input, textarea, button'

/** Whether the element keeps every node that the server has drawn. */
async function adopts(markup: string, tag: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.innerHTML = markup
  const before = [...place.querySelectorAll(CONTROLS)]
  const element = find<HTMLElement>(place, tag)
  document.body.append(place)
  await until(() => element.dataset.state === 'ready')
  const after = [...place.querySelectorAll(CONTROLS)]
  expect(before.length).to.be.greaterThan(0)
  expect(after.length).to.equal(before.length)
  expect(after.every((it, at) => it === before[at])).to.equal(true)
  return place
}

describe('quotations that the server has drawn', () => {
  it('keeps the button, and lists in place of posting its form', async () => {
    const place = await adopts(drawn.button ?? '', 'quotation-button')
    expect(find<HTMLFormElement>(place, 'form').getAttribute('action')).to.equal(
      '/pro/quotation/add',
    )

    find<HTMLButtonElement>(place, 'button').click()
    await until(() => listed().length === 1)

    expect(listed()[0]?.name).to.equal('Drift')
    place.remove()
  })

  it('keeps an empty form, with the data of the logged-in customer', async () => {
    const place = await adopts(drawn.empty ?? '', 'quotation-form')
    expect(find<HTMLInputElement>(place, '#quotation-companyName').value).to.equal('Lunda IF')
    place.remove()
  })

  it('keeps what was gathered without script, and takes it over', async () => {
    const place = await adopts(drawn.gathered ?? '', 'quotation-form')
    expect(listed()).to.deep.equal([
      { articleNumber: 'S1', name: 'Drift, svart', quantity: 2, note: 'Röd' },
    ])
    place.remove()
  })
})
