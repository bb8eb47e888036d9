import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { draw } from '../../src/elements/quotation-button/plain.ts'
import { define } from '../../src/elements/quotation-button/quotation-button-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { forgetList, KEY, keepList, listed } from './quotation-fixtures.ts'

define('quotation-button')

const TAG =
  '<quotation-button articlenumber="A1" name="Drift" listurl="/pro/quotation"></quotation-button>'
const button = (el: Element) => find<HTMLButtonElement>(el, 'button')
const countOf = (el: Element) => el.querySelector('.quotation-button__count')?.textContent

beforeEach(forgetList)

describe('quotation-button', () => {
  it('puts the product in the list of the device, tells the page, and counts', async () => {
    const el = await render(TAG)
    expect(button(el).textContent).to.equal('Lägg i offertlistan, Drift')

    setTimeout(() => button(el).click())
    const { detail } = await oneEvent(document, 'courtside:quotation-listed')

    expect(detail).to.deep.equal({ articleNumber: 'A1' })
    expect(listed()).to.deep.equal([{ articleNumber: 'A1', name: 'Drift', quantity: 1, note: '' }])
    await until(() => countOf(el) === '1 vara i offertlistan')
    expect(find<HTMLAnchorElement>(el, 'a').getAttribute('href')).to.equal('/pro/quotation')
    await expect(el).to.be.accessible()
  })

  it('says its label, and names what has no name by its number alone', async () => {
    const el = await render(
      '<quotation-button articlenumber="A1" label="Be om pris"></quotation-button>',
    )
    expect(button(el).textContent).to.equal('Be om pris')

    button(el).click()
    await until(() => countOf(el) === '1 vara i offertlistan')
    expect(listed()).to.deep.equal([{ articleNumber: 'A1', name: '', quantity: 1, note: '' }])
  })

  it('works by keyboard, keeps the focus, and adds one piece a press that counts', async () => {
    const el = await render(TAG)
    button(el).focus()

    for (let press = 0; press < 3; press += 1) await sendKeys({ press: 'Enter' })
    await until(() => button(el).dataset.state === 'success')

    expect(listed()[0]?.quantity).to.equal(1)
    expect(document.activeElement === button(el)).to.equal(true)
  })

  it('says that the list is full, and that a row is, and keeps both as they are', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...{ articleNumber: `B${at}`, name: '', quantity: at === 0 ? 100 : 1, note: '' },
    }))
    keepList(many)
    const el = await render(TAG)
    const full = await render(TAG.replace('A1', 'B0'))

    button(el).click()
    button(full).click()
    await until(() => el.querySelector('[role=alert]') && full.querySelector('[role=alert]'))

    expect(find(el, '.cs-error').textContent).to.contain('den rymmer 100 olika varor')
    expect(find(full, '.cs-error').textContent).to.contain('Du har redan 100')
    expect(listed()).to.deep.equal(many)
  })

  it('follows the changes of another tab, and adds to them', async () => {
    const el = await render(TAG)
    button(el).click()
    await until(() => countOf(el))
    localStorage.setItem(KEY, JSON.stringify([{ articleNumber: 'Z', quantity: 2 }]))
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    await until(() => countOf(el) === '1 vara i offertlistan')
    await until(() => button(el).dataset.state === 'neutral')

    button(el).click()
    await until(() => countOf(el) === '2 varor i offertlistan')

    expect(listed().map(({ articleNumber }) => articleNumber)).to.deep.equal(['Z', 'A1'])
  })

  it('keeps the list in memory where the device keeps nothing', async () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      const el = await render(TAG)
      button(el).click()
      await until(() => countOf(el) === '1 vara i offertlistan')
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(localStorage.getItem(KEY)).to.equal(null)
  })

  it('shows the count in the page around it', async () => {
    const shown = document.createElement('b')
    shown.dataset.quotationCount = ''
    document.body.append(shown)
    const el = await render(TAG)
    button(el).click()
    await until(() => shown.textContent === '1')
    shown.remove()
  })

  it('is drawn without React as its view is', async () => {
    const host = document.createElement('div')
    host.setAttribute('articlenumber', 'A1')
    host.setAttribute('name', 'Drift')
    draw(host)
    const el = await render(TAG)
    expect(find(host, 'button').isEqualNode(button(el))).to.equal(true)
  })
})
