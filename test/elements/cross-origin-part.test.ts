import { expect } from '@open-wc/testing'
import '../../src/i18n/texts/register-en.ts'
import '../../src/i18n/texts/register-sv.ts'
import { SHOP, standAway } from '../helpers/other-site.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart } from './cart-fixtures.ts'
import { elements } from './parts.ts'

const DEBUG = Symbol.for('courtside.debug')
const page = globalThis as { [DEBUG]?: boolean }
const OWN = elements.filter(({ table }) => table.ownPages)

const tokenMeta = () => document.querySelector('meta[name="request-verification-token"]')

beforeEach(() => {
  standAway()
  forgetCart()
})
afterEach(() => {
  delete page[DEBUG]
  tokenMeta()?.remove()
})

describe('what only works on the shop’s own pages', () => {
  it('is what needs a session', () => {
    expect(OWN.map(({ tag }) => tag).sort()).to.deep.equal([
      'change-password',
      'forgot-password',
      'login-form',
      'my-addresses',
      'my-persons',
      'order-returns',
      'passkey-button',
      'quick-order',
      'register-me',
      'reorder-button',
      'shop-checkout',
    ])
  })

  for (const { tag, part } of OWN) {
    it(`has the way there on another site: ${tag}`, async () => {
      stubFetch({ 'GET /api/cart': { body: cart([], { checkoutUrl: '/en/checkout' }) } })
      const url = tag === 'shop-checkout' ? `${SHOP}/en/checkout` : `${SHOP}/`
      part.define(`away-${tag}`)
      const element = await render(`<away-${tag}></away-${tag}>`)

      const link = find<HTMLAnchorElement>(element, 'a')
      expect([element.textContent, element.dataset.state]).to.deep.equal([
        'Fortsätt på shop.test',
        'ready',
      ])
      await until(() => link.href === url)
      await expect(element).to.be.accessible()
    })

    it(`stays as the page has it, where that works: ${tag}`, async () => {
      const html = '<form method="post" action="/x"><button>Skicka</button></form>'
      stubFetch({ 'GET /api/cart': { body: cart([]) } })
      const host = document.createElement('div')
      host.innerHTML = html
      document.body.append(host)

      const undo = part.mount(host)
      await until(() => host.dataset.state === 'ready')
      const shown = host.innerHTML
      undo()
      host.remove()

      expect(shown).to.equal(html)
    })
  }

  it('is named in editor mode', async () => {
    page[DEBUG] = true
    const element = await render('<away-login-form></away-login-form>')

    expect(find(element, '.cs-debug').textContent).to.equal(
      '<login-form> works on pages of https://shop.test alone; here it is a link there',
    )
  })

  it('works as ever on a page that a backend with sessions has given its token', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="request-verification-token" content="">',
    )
    const login = OWN.find(({ tag }) => tag === 'login-form')
    login?.part.define('token-login-form')

    const element = await render('<token-login-form></token-login-form>')

    expect(element.querySelector('input[type="password"]')).not.to.equal(null)
  })
})
