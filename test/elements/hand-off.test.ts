import { expect } from '@open-wc/testing'
import { define as defineBuy } from '../../src/elements/buy-button/buy-button-view.tsx'
import { define as defineMini } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { define as defineQuick } from '../../src/elements/quick-buy/define.ts'
import { define as defineSizes } from '../../src/elements/size-input/size-input-view.tsx'
import { setRowQuantity } from '../../src/state/cart/rows.ts'
import { SHOP, standAway } from '../helpers/other-site.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, named, open, row } from './cart-fixtures.ts'
import { asks, draw, radio, variantOf } from './quick-buy-fixtures.ts'

const ROW = row('1')
const PANEL = `<mini-cart carturl="${SHOP}/en/cart?a=1" loginurl="${SHOP}/login"></mini-cart>`
const real = HTMLFormElement.prototype.submit

/** The forms that were submitted, instead of being posted. */
let posted: Record<string, string>[]

const forms = () => [...document.querySelectorAll<HTMLFormElement>('html > form')]

/** Restores a page that was left. */
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

before(() => {
  defineMini('mini-cart')
  defineBuy('buy-button')
  defineSizes('size-input')
  defineQuick('quick-buy')
})
beforeEach(() => {
  standAway()
  localStorage.setItem('courtside.cartkeys', JSON.stringify({ [SHOP]: 'K1' }))
  posted = []
  HTMLFormElement.prototype.submit = function submit() {
    const fields = Object.fromEntries(new FormData(this)) as Record<string, string>
    posted.push({ way: `${this.method} ${this.action} ${this.target}`.trim(), ...fields })
  }
})
afterEach(() => {
  // Not from the cache, which would reload the cart.
  dispatchEvent(new PageTransitionEvent('pageshow'))
  HTMLFormElement.prototype.submit = real
})

async function openPanel(shopCart = cart([ROW], { checkoutUrl: '/en/checkout' })) {
  const { element } = await open(PANEL, shopCart)
  find(element, '.mini-cart__button').click()
  await until(() => element.querySelector('.mini-cart__foot, .mini-cart__empty'))
  return element
}

/** Presses as a visitor does; returns whether the browser may follow the link. */
function follows(link: HTMLElement, how: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...how })
  let isFollowed = true
  const see = (it: Event) => {
    isFollowed = !it.defaultPrevented
    it.preventDefault()
  }
  // After all other listeners.
  addEventListener('click', see, { once: true })
  link.dispatchEvent(event)
  return isFollowed
}

describe('a press away from the shop', () => {
  const FORM = { way: `post ${SHOP}/api/cart/handoff`, key: 'K1' }
  const from = location.pathname + location.search

  for (const [name, to] of [
    ['Till kassan', '/en/checkout'],
    ['Till varukorgen', '/en/cart?a=1'],
  ] as const) {
    it(`on "${name}" takes the cart along, with the way back`, async () => {
      const element = await openPanel()

      expect(follows(named(element, name))).to.equal(false)
      await until(() => posted.length > 0)

      expect(posted).to.deep.equal([{ ...FORM, to, from }])
    })
  }

  for (const [tag, markup] of [
    ['buy-button', `<buy-button articlenumber="A1" href="${SHOP}/login"></buy-button>`],
    [
      'size-input',
      `<size-input productid="P" loggedouttext="Logga in" loggedouthref="${SHOP}/login"
        sizeinputfields='[{"fieldId":"1","articleNumber":"A1","size":"M"}]'></size-input>`,
    ],
  ] as const) {
    it(`on the login of ${tag} takes the cart along`, async () => {
      stubFetch({ 'GET /api/cart': { body: cart([]) } })
      const element = await render(markup)

      expect(follows(find(element, 'a[href]'))).to.equal(false)
      await until(() => posted.length > 0)

      expect(posted).to.deep.equal([{ ...FORM, to: '/login', from }])
    })
  }

  it('on the login that a colour’s sizes bring takes the cart along', async () => {
    stubFetch({
      [asks('P:clay')]: variantOf('P:clay', { loggedOutText: 'Logga in', loggedOutHref: '/login' }),
    })
    const element = await draw('quick-buy')
    radio(element, 'P:clay').click()
    await until(() => element.querySelector('a[href]'))

    expect(follows(find(element, 'a[href]'))).to.equal(false)
    await until(() => posted.length > 0)

    expect(posted[0]?.to).to.equal('/login')
  })

  it('on the login above prices takes the cart along', async () => {
    document.body.classList.add('professional-storefront')
    try {
      const element = await openPanel()
      expect(follows(named(element, 'Logga in för pris och lager'))).to.equal(false)
      await until(() => posted.length > 0)
    } finally {
      document.body.classList.remove('professional-storefront')
    }

    expect(posted[0]?.to).to.equal('/login')
  })

  it('on the way to a cart that was taken along names it again', async () => {
    const element = await openPanel(cart([], { elsewhere: { quantity: '3', url: '/cart' } }))

    expect(follows(named(element, 'Till varukorgen'))).to.equal(false)
    await until(() => posted.length > 0)

    expect(posted).to.deep.equal([{ ...FORM, to: '/cart', from }])
  })

  it('is one hand-off, however often it is pressed, and one more after Back', async () => {
    const element = await openPanel()
    const link = named(element, 'Till kassan')

    expect([follows(link), follows(link)]).to.deep.equal([false, false])
    await until(() => posted.length > 0)
    expect([posted.length, forms().length]).to.deep.equal([1, 1])
    comeBack()
    expect(forms()).to.deep.equal([])
    follows(link)
    await until(() => posted.length > 1)
  })

  it('waits for what the visitor has changed before', async () => {
    const answer = deferredResponse()
    const { element, calls } = await open(PANEL, cart([ROW], { checkoutUrl: '/en/checkout' }), {
      'PUT /api/cart/update': answer.answer,
    })
    find(element, '.mini-cart__button').click()
    await until(() => element.querySelector('.mini-cart__foot'))

    setRowQuantity('1', 5)
    follows(named(element, 'Till kassan'))
    await until(() => calls.length > 0)
    expect(posted).to.deep.equal([])
    answer.give({ body: cart([row('1', { quantity: 5 })]) })
    await until(() => posted.length > 0)

    expect(calls[0]?.body).to.deep.equal({ rowSystemId: '1', quantity: 5 })
  })

  it('follows the link where the page’s policy lets no form through', async () => {
    const element = await openPanel()
    const link = named(element, 'Till kassan') as HTMLAnchorElement
    follows(link)
    await until(() => posted.length > 0)
    link.href = '#followed'

    dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'form-action',
        violatedDirective: 'form-action',
        documentURI: '',
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 0,
      }),
    )

    await until(() => location.hash === '#followed')
  })

  for (const [what, how] of [
    ['with ctrl', { ctrlKey: true }],
    ['with shift', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ] as const) {
    it(`${what} is the browser’s`, async () => {
      const element = await openPanel()

      expect(follows(named(element, 'Till kassan'), how)).to.equal(true)
    })
  }

  it('that the page has taken is the page’s', async () => {
    const element = await openPanel()
    const link = named(element, 'Till kassan')
    link.addEventListener('click', (event) => event.preventDefault())

    follows(link)
    // A press by another handler, which comes later.
    const other = named(element, 'Till varukorgen')
    follows(other)
    await until(() => posted.length > 0)

    expect(posted.map(({ to }) => to)).to.deep.equal(['/en/cart?a=1'])
  })

  it('on a link to another window is the browser’s', async () => {
    const element = await openPanel()
    const link = named(element, 'Till kassan') as HTMLAnchorElement
    link.target = '_blank'

    expect(follows(link)).to.equal(true)
  })

  it('without a key follows the link', async () => {
    localStorage.clear()
    const element = await openPanel()

    expect(follows(named(element, 'Till kassan'))).to.equal(true)
  })

  it('on the name of an article follows the link', async () => {
    const element = await openPanel()

    expect(follows(find(element, `a[href="${SHOP}/p/1"]`))).to.equal(true)
  })

  it('on the shop’s own pages follows the link', async () => {
    standAway('/api')
    const element = await openPanel()

    expect(follows(named(element, 'Till kassan'))).to.equal(true)
  })
})
