import { expect } from '@open-wc/testing'
import { pressOnce } from '../../../shop/pages/press-once.ts'

let end = () => {}
let sent: string[] = []

/** The last to hear of a form: what would go, and that nothing leaves this page. */
function keep(event: SubmitEvent): void {
  const { target } = event
  if (!event.defaultPrevented && target instanceof HTMLFormElement) sent.push(target.id)
  event.preventDefault()
}

/** Presses a form's button so many milliseconds after the page was opened. */
function pressAt(id: string, timeStamp: number): void {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  document.querySelector(`#${id}`)?.dispatchEvent(event)
}

beforeEach(() => {
  sent = []
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><form id="buy" method="post"></form><form id="other" method="post"></form></main>',
  )
  end = pressOnce()
  addEventListener('submit', keep)
})

afterEach(() => {
  end()
  removeEventListener('submit', keep)
  document.querySelector('main')?.remove()
})

describe('a plain form', () => {
  it('is sent once by a double click, and again by a press that comes later', () => {
    pressAt('buy', 5000)
    pressAt('buy', 5300)
    expect(sent).to.deep.equal(['buy'])

    pressAt('buy', 6000)
    expect(sent).to.deep.equal(['buy', 'buy'])
  })

  it('is not kept by a press of another one', () => {
    pressAt('buy', 5000)
    pressAt('other', 5100)

    expect(sent).to.deep.equal(['buy', 'other'])
  })

  it('is sent at the first press that nobody else has held', () => {
    const hold = (event: SubmitEvent) => event.preventDefault()
    document.querySelector('main')?.addEventListener('submit', hold)
    pressAt('buy', 5000)
    document.querySelector('main')?.removeEventListener('submit', hold)
    pressAt('buy', 5100)

    expect(sent).to.deep.equal(['buy'])
  })
})
