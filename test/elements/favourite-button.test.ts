import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/favourites/favourites-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { KEY, keepOnDevice, keptOnDevice } from './favourite-fixtures.ts'

define('favourite-button')

const TAG = '<favourite-button productid="trail" name="Trail 5"></favourite-button>'
const button = (el: Element) => find<HTMLButtonElement>(el, 'button')
const isPressed = (el: Element) => button(el).getAttribute('aria-pressed') === 'true'
const saidBy = (el: Element) => el.querySelector('[role=alert]')?.textContent

beforeEach(() => keepOnDevice({ productIds: [] }))
afterEach(() => {
  localStorage.removeItem(KEY)
  localStorage.removeItem('courtside.visitor')
})

describe('favourite-button', () => {
  it('is accessible, and named after the product whether it is marked or not', async () => {
    const el = await render(TAG)
    const before = button(el).getAttribute('aria-label')
    await expect(el).to.be.accessible()

    button(el).click()
    await until(() => isPressed(el))

    expect([before, button(el).getAttribute('aria-label')]).to.deep.equal([
      'Favorit: Trail 5',
      'Favorit: Trail 5',
    ])
    await expect(el).to.be.accessible()
  })

  it('marks the product on the device, newest first, tells the page, and takes the mark away', async () => {
    await keepOnDevice({ productIds: ['old'] })
    const el = await render(TAG)

    setTimeout(() => button(el).click())
    const { detail } = await oneEvent(document, 'courtside:favourites-changed')

    expect(detail).to.deep.equal({ productId: 'trail', isMarked: true })
    expect(keptOnDevice()).to.deep.equal(['trail', 'old'])
    button(el).click()
    expect([isPressed(el), keptOnDevice()]).to.deep.equal([false, ['old']])
  })

  it('handles a press once if its part loads after its markup', async () => {
    const place = await render(
      `<div><late-favourite-button productid="trail" name="Trail 5" label="Spara" data-state="loading">
      </late-favourite-button></div>`,
    )
    let changes = 0
    place.addEventListener('courtside:favourites-changed', () => {
      changes += 1
    })
    define('late-favourite-button')
    await until(() => place.querySelector('[data-state=ready] button') !== null)

    button(place).click()
    await until(() => changes > 0)

    expect([changes, isPressed(place), keptOnDevice()]).to.deep.equal([1, true, ['trail']])
  })

  it('works by keyboard, and keeps the focus', async () => {
    const el = await render(TAG)
    button(el).focus()

    await sendKeys({ press: 'Enter' })

    expect([isPressed(el), document.activeElement === button(el)]).to.deep.equal([true, true])
  })

  it('adopts the server’s button, and sends no form', async () => {
    const place = await render(
      `<div><form id="f"></form><favourite-button productid="trail" name="Trail 5">
        <button class="favourite-button__button" type="submit" form="f" name="add" value="trail"
          aria-pressed="false" aria-label="Favorit: Trail 5"><svg></svg></button>
      </favourite-button></div>`,
    )
    let isSent = false
    find(place, 'form').addEventListener('submit', (event) => {
      event.preventDefault()
      isSent = true
    })

    button(place).click()
    await until(() => isPressed(place))

    expect([isSent, place.querySelectorAll('button').length]).to.deep.equal([false, 1])
  })

  it('shows what another tab has marked, and every button of the product agrees', async () => {
    const one = await render(TAG)
    const other = await render(TAG)
    await keepOnDevice({ productIds: ['trail'] })
    await until(() => isPressed(one) && isPressed(other))

    button(one).click()
    await until(() => !isPressed(other))
  })

  it('says that the list is full, and marks nothing', async () => {
    const many = Array.from({ length: 100 }, (_, at) => `p${at}`)
    await keepOnDevice({ productIds: many })
    const el = await render(TAG)

    button(el).click()
    await until(() => saidBy(el))

    expect(saidBy(el)).to.equal('Du har redan 100 favoriter. Ta bort någon först.')
    expect([isPressed(el), keptOnDevice()]).to.deep.equal([false, many])
  })

  it('works in the page where storage is full, and says that it is for the page alone', async () => {
    const el = await render(TAG)
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      button(el).click()
      await until(() => saidBy(el))

      expect(isPressed(el)).to.equal(true)
      expect(saidBy(el)).to.contain('Sparad tills du lämnar sidan')
    } finally {
      Storage.prototype.setItem = setItem
    }
    button(el).click()
    expect(isPressed(el)).to.equal(false)
  })

  it('ignores unreadable storage', async () => {
    localStorage.setItem(KEY, '{"productIds":"trail"}')
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    const el = await render(TAG)

    expect(isPressed(el)).to.equal(false)
  })

  it('updates the account of a logged-in customer, with the device’s earlier favourites', async () => {
    await keepOnDevice({ productIds: ['old'] })
    localStorage.setItem('courtside.visitor', 'anna')
    const calls = stubFetch({
      'POST /api/favourites': { body: { productIds: ['trail', 'old', 'theirs'] } },
    })
    const el = await render(TAG)

    button(el).click()
    await until(() => keptOnDevice().length === 3)

    expect(calls.map(({ body }) => body)).to.deep.equal([{ add: ['trail', 'old'] }])
    expect(JSON.parse(localStorage.getItem(KEY) ?? '').owner).to.equal('anna')
  })

  it('removes the mark and shows the reason if the account could not be updated', async () => {
    await keepOnDevice({ productIds: [], owner: 'anna', readAt: Date.now() })
    localStorage.setItem('courtside.visitor', 'anna')
    stubFetch({ 'POST /api/favourites': 'reset' })
    const el = await render(TAG)

    button(el).click()
    await until(() => saidBy(el))

    expect([isPressed(el), keptOnDevice()]).to.deep.equal([false, []])
    expect(saidBy(el)).to.contain('Vi når inte butiken just nu')
  })
})
