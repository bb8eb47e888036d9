import { expect, waitUntil } from '@open-wc/testing'
import { keepOfflineForms } from '../../../shop/pages/offline-forms.ts'

const sent: string[] = []
let asked = 0
let answer: () => Promise<unknown> = () => Promise.reject(new Error('no network'))
let end = () => {}

/** The last to hear of a form: what would go, and that nothing leaves this page. */
function keep(event: SubmitEvent): void {
  const { target, submitter } = event
  if (!event.defaultPrevented && target instanceof HTMLFormElement)
    sent.push(new URLSearchParams([...new FormData(target, submitter)] as string[][]).toString())
  event.preventDefault()
}

beforeEach(() => {
  sent.length = 0
  asked = 0
  answer = () => Promise.reject(new Error('no network'))
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main><form id="own" method="post"><input name="phone"><button name="step" value="save"></button></form>
      <not-come><form id="drawn" method="post"><button></button></form></not-come>
      <div class="shop-offline" hidden>Offline</div></main>
      <form id="head" method="post"><button></button></form>`,
  )
  end = keepOfflineForms(() => {
    asked += 1
    return answer()
  })
  addEventListener('submit', keep)
})

afterEach(() => {
  end()
  removeEventListener('submit', keep)
  Reflect.deleteProperty(navigator, 'onLine')
  for (const it of document.querySelectorAll('main, #head')) it.remove()
})

describe('a plain form', () => {
  it('stays in its page without a network, with what is typed, and says so', async () => {
    type('070')
    press('#own')
    await waitUntil(() => !notice().hidden)

    expect(sent).to.deep.equal([])
    expect(find<HTMLInputElement>('input').value).to.equal('070')
    expect(notice().parentElement?.id).to.equal('own')

    dispatchEvent(new Event('online'))
    expect(notice().hidden).to.equal(true)
  })

  it('is sent by its button where the shop answers all the same', async () => {
    answer = () => Promise.resolve()
    type('070')
    press('#own')
    await waitUntil(() => sent.length > 0)

    expect(sent).to.deep.equal(['phone=070&step=save'])
    expect(notice().hidden).to.equal(true)
  })

  it('asks again at each press', async () => {
    press('#own')
    await waitUntil(() => !notice().hidden)
    press('#own')
    expect(notice().hidden).to.equal(true)
    await waitUntil(() => !notice().hidden)

    expect([asked, sent.length]).to.deep.equal([2, 0])
  })

  it('of an element is left as the server drew it: the notice stands below the element', async () => {
    const drawn = find('#drawn').outerHTML
    press('#drawn')
    await waitUntil(() => !notice().hidden)

    expect(find('not-come').innerHTML).to.equal(drawn)
    expect(notice().previousElementSibling?.localName).to.equal('not-come')
  })

  it('is left alone with a network, outside the page’s own part, and where an element sends it', () => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    press('#own')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    press('#head')
    find('#own').addEventListener('submit', (it) => it.preventDefault())
    press('#own')

    expect([asked, sent.length]).to.deep.equal([0, 2])
  })
})

function type(value: string): void {
  find<HTMLInputElement>('input').value = value
}

function press(form: string): void {
  find<HTMLButtonElement>(`${form} button`).click()
}

function notice(): HTMLElement {
  return find('.shop-offline')
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
