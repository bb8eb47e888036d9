import { expect, oneEvent } from '@open-wc/testing'
import { define } from '../../src/elements/buy-button/buy-button-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, heard, row, statuses } from './cart-fixtures.ts'

define('buy-button')

const ADD = 'POST /api/cart/add'
const added = (quantity = 1) => ({
  body: cart([
    row('r1', { articleNumber: 'A1', name: 'Trail 5', size: '42', color: 'Blå', quantity }),
  ]),
})
const refused = (errors: object) => ({ status: 400, body: { message: 'nej', errors } })
const button = (el: Element) => find<HTMLButtonElement>(el, 'button')
const stateOf = (el: Element) => button(el).dataset.state
const alertOf = (el: Element) => el.querySelector('[role=alert]')?.textContent
const quantities = (calls: readonly { body?: unknown }[]) =>
  calls.flatMap(({ body }) => (body as { articles: { quantity: number }[] }).articles[0]?.quantity)

beforeEach(forgetCart)

describe('buy-button', () => {
  it('puts one article in the cart, and tells the page', async () => {
    const calls = stubFetch({ [ADD]: added() })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')

    setTimeout(() => button(el).click())
    const { detail } = await oneEvent(document, 'courtside:added')

    const articles = [{ articleNumber: 'A1', quantity: 1 }]
    expect(detail).to.deep.equal({ articles })
    expect(calls).to.deep.equal([{ method: 'POST', path: '/api/cart/add', body: { articles } }])
  })

  it('says what was added, with size, colour and quantity', async () => {
    stubFetch({ [ADD]: added() })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')

    button(el).click()

    await heard('Trail 5, 42, Blå, 1 st ligger i varukorgen.')
    await until(() => stateOf(el) === 'success')
    expect(button(el).textContent).to.equal('I varukorgen')
  })

  it('says no more what went in before, when the next does not', async () => {
    const answers = [added(), refused({ errorsList: {}, articles: ['sizeInput.tooMany'] })]
    stubFetch({ [ADD]: () => answers.shift() ?? 'hang' })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')
    button(el).click()
    await heard('Trail 5, 42, Blå, 1 st ligger i varukorgen.')
    await until(() => stateOf(el) === 'neutral')
    button(el).click()
    await until(() => alertOf(el))

    expect(statuses()).to.deep.equal(['', ''])
  }).timeout(15_000)

  it('can be given up before long, says what is known, and has the focus again', async () => {
    stubFetch({ [ADD]: 'hang', 'GET /api/cart': { body: cart([]) } })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')
    button(el).click()
    await heard('Det tar längre tid än vanligt. Du kan vänta, eller avbryta och försöka igen.')
    const stop = find<HTMLButtonElement>(el, '[data-act="stop"]')
    stop.focus()
    stop.click()
    await until(() => alertOf(el))

    expect(alertOf(el)).to.equal(
      'Du slutade vänta. Det kan ha gått fram ändå. Försök igen: inget görs två gånger.',
    )
    await until(() => statuses()[0] === '' && !el.querySelector('[data-act="stop"]'))
    expect(document.activeElement === button(el)).to.equal(true)
  }).timeout(15_000)

  it('shows that it works, and sends one add however often it is pressed', async () => {
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ [ADD]: held })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')
    button(el).focus()

    for (let press = 0; press < 10; press += 1) button(el).click()
    await until(() => stateOf(el) === 'loading')

    expect([button(el).textContent, button(el).ariaBusy]).to.deep.equal(['Lägger i …', 'true'])
    expect(document.activeElement).to.equal(button(el))
    give(added())
    await until(() => stateOf(el) === 'success')
    expect(quantities(calls)).to.deep.equal([1])
  })

  it('says no beside the button, as the shop words it', async () => {
    stubFetch({ [ADD]: refused({ errorsList: { articleSizeInputFieldA1: 'Bara 2 kvar.' } }) })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')

    button(el).click()
    const { detail } = await oneEvent(el, 'courtside:add-failed')
    await until(() => alertOf(el) && stateOf(el) === 'neutral')

    expect(detail.articles.length).to.equal(1)
    expect(alertOf(el)).to.equal('Bara 2 kvar.')
    expect(document.getElementById(button(el).getAttribute('aria-describedby') ?? '')).to.exist
  })

  it('shows an error when the shop cannot be reached, and can be pressed again', async () => {
    stubFetch({ 'GET /api/cart': { body: cart([]) }, [ADD]: ['reset', added()] })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')

    button(el).click()
    await until(() => stateOf(el) === 'error')

    expect(alertOf(el)).to.not.equal('')
    await until(() => stateOf(el) === 'neutral')
    button(el).click()
    await until(() => stateOf(el) === 'success')
    expect(alertOf(el)).to.equal(undefined)
  })

  it('does not ask for more than there is, and says so each time', async () => {
    const calls = stubFetch({})
    const el = await render(
      '<div><input id="q3" value="3"><buy-button articlenumber="A1" maxquantity="2" quantityfieldid="q3"></buy-button></div>',
    )
    await until(() => el.querySelector('button'))

    button(el).click()
    await until(() => alertOf(el))

    expect(alertOf(el)).to.equal('Vi har bara 2 kvar. Minska antalet.')
    const first = el.querySelector('[role=alert]')
    await until(() => button(el).dataset.state === 'neutral')
    button(el).click()
    // An alert is announced when it appears, and not while it stays.
    await until(() => !first?.isConnected && alertOf(el))
    expect(calls).to.deep.equal([])
  })

  it('shows its errors itself, and not those of another', async () => {
    stubFetch({ [ADD]: refused({ errorsList: { articleSizeInputFieldA1: 'Slut.' } }) })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')
    const other = await render('<buy-button articlenumber="A1"></buy-button>')

    button(el).click()
    await until(() => alertOf(el))

    expect(alertOf(other)).to.equal(undefined)
  })

  it('is accessible', async () => {
    stubFetch({ [ADD]: refused({ errorsList: { articleSizeInputFieldA1: 'Slut.' } }) })
    const el = await render('<buy-button articlenumber="A1" name="Trail 5"></buy-button>')
    await expect(el).to.be.accessible()
    expect(button(el).textContent).to.equal('Lägg i varukorgen, Trail 5')

    button(el).click()
    await until(() => alertOf(el))

    await expect(el).to.be.accessible()
  })
})

describe('the quantity of a buy-button', () => {
  const taken: [field: string, quantity: number][] = [
    ['<input id="q" value="4">', 4],
    ['<input id="q" value=" ٣ ">', 3],
    ['<select id="q"><option>1<option selected>7</select>', 7],
    ['<output id="q">5</output>', 5],
    ['<input id="q" value="">', 1],
    ['<input>', 1],
    ['<form id="q"><input name="value" value="9"></form>', 1],
    ['<form name="getElementById"></form><input id="q" value="2">', 2],
  ]
  const faults: [value: string, says: string][] = [
    ['0', 'Minsta antal är 1.'],
    ['-1', 'Minsta antal är 1.'],
    ['0.5', 'Skriv ett helt antal.'],
    ['1e3', 'Skriv antalet med siffror.'],
    ['NaN', 'Skriv antalet med siffror.'],
    ['1e21', 'Skriv antalet med siffror.'],
    ['101', 'Största antal är 100.'],
    ['två', 'Skriv antalet med siffror.'],
  ]

  for (const [field, quantity] of taken) {
    it(`is ${quantity}: ${field}`, async () => {
      const calls = stubFetch({ [ADD]: added(quantity) })
      const el = await render(
        `<div>${field}<buy-button articlenumber="A1" quantityfieldid="q"></buy-button></div>`,
      )
      await until(() => el.querySelector('button'))

      button(el).click()
      await until(() => calls.length > 0)

      expect(quantities(calls)).to.deep.equal([quantity])
    })
  }

  for (const [value, says] of faults) {
    it(`is refused: ${value}`, async () => {
      const calls = stubFetch({})
      const el = await render(
        `<div><input id="q" value="${value}"><buy-button articlenumber="A1" quantityfieldid="q"></buy-button></div>`,
      )
      await until(() => el.querySelector('button'))

      button(el).click()
      await until(() => alertOf(el))

      expect(alertOf(el)).to.equal(says)
      expect(calls).to.deep.equal([])
    })
  }
})

describe('what a buy-button says of the quantity while it is typed', () => {
  afterEach(() => document.body.classList.remove('professional-storefront'))

  const remark = (el: Element) => el.querySelector('.buy-button__remark')?.textContent
  const draw = (attributes = '') =>
    render(
      `<div><input id="q" value="1"><buy-button articlenumber="A1" maxquantity="3" quantityfieldid="q" ${attributes}></buy-button></div>`,
    )
  const type = (el: Element, value: string) => {
    const field = find<HTMLInputElement>(el, '#q')
    field.value = value
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }

  it('is what comes later on the professional storefront, which takes it', async () => {
    document.body.classList.add('professional-storefront')
    const calls = stubFetch({ [ADD]: added(10) })
    const el = await draw()
    await until(() => el.querySelector('button'))
    expect(remark(el)).to.equal(undefined)
    type(el, '10')
    await until(() => remark(el))

    expect(remark(el)).to.equal('3 i lager, 7 kommer senare')
    await heard('3 i lager, 7 kommer senare')
    await expect(el.querySelector('buy-button') ?? el).to.be.accessible()
    button(el).click()
    await until(() => calls.length > 0)
    expect(quantities(calls)).to.deep.equal([10])
  })

  it('names the day that the shop expects more on', async () => {
    document.body.classList.add('professional-storefront')
    const el = await draw('expectedtext="12 dec"')
    await until(() => el.querySelector('button'))
    type(el, '10')
    await until(() => remark(el))

    expect(remark(el)).to.equal('3 i lager, 7 väntas 12 dec')
    type(el, '3')
    await until(() => !remark(el))
  })

  it('is that there are fewer, elsewhere', async () => {
    const el = await draw()
    await until(() => el.querySelector('button'))
    type(el, '4')
    await until(() => remark(el))

    expect(remark(el)).to.equal('Vi har bara 3 kvar. Minska antalet.')
  })

  it('is nothing where the stock is unknown', async () => {
    document.body.classList.add('professional-storefront')
    const el = await render(
      '<div><input id="q" value="100"><buy-button articlenumber="A1" quantityfieldid="q"></buy-button></div>',
    )
    await until(() => el.querySelector('button'))

    expect(remark(el)).to.equal(undefined)
  })
})
