import { expect } from '@open-wc/testing'
import { CORE_WORDS } from '../../src/elements/products/product-part.ts'
import { en } from '../../src/i18n/texts/en.ts'
import '../../src/i18n/texts/register-sv.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { mount, product, REDUCED, sellAll } from './product-fixtures.ts'

const CALL = 'GET /api/products'
const TAGS = ['product-price', 'product-availability', 'product-card']

const settled = (el: Element) => until(() => el.ariaBusy === null)
const show = async (html: string) => {
  const el = await render(html)
  await settled(el)
  return el
}
const priceOf = (more: object) => {
  stubFetch({ [CALL]: sellAll(() => more) })
  return show('<product-price articlenumber="A1"></product-price>')
}
const words = (el: Element) => el.textContent?.replace(/\s+/g, ' ').trim()
const changeCart = () =>
  document.dispatchEvent(new CustomEvent('courtside:cart-changed', { bubbles: true }))

describe('tags that show products', () => {
  it('have the words of the core that they bring as the core has them', () => {
    for (const key of Object.keys(CORE_WORDS.sv) as (keyof typeof CORE_WORDS.sv)[]) {
      expect([CORE_WORDS.sv[key], CORE_WORDS.en[key]]).to.deep.equal([sv[key], en[key]])
    }
  })

  it('ask for all of a page in one call, each name once', async () => {
    const calls = stubFetch({ [CALL]: sellAll() })
    const html = ['A1', 'A2', 'A3', 'A4'].flatMap((article) =>
      TAGS.map((tag) => `<${tag} articlenumber="${article}"></${tag}>`),
    )
    const page = await render(`<div>${html.join('')}</div>`)
    await until(() => page.querySelectorAll('.product-card').length === 4)

    expect(calls.map((it) => it.path)).to.deep.equal(['/api/products?articles=A1,A2,A3,A4'])
    expect(page.querySelectorAll('[aria-busy]').length).to.equal(0)
    await expect(page).to.be.accessible()
  })

  it('show what a backend answers that writes numbers as numbers, in capitals or not', async () => {
    stubFetch({
      [CALL]: { body: [product('abc', { articleNumber: 'ABC', productId: 7, price: 12 })] },
    })
    const el = await show('<product-price articlenumber="abc"></product-price>')
    expect(words(el)).to.equal('12')
  })

  for (const tag of TAGS) {
    it(`say that nothing is sold under a number: ${tag}`, async () => {
      stubFetch({ [CALL]: { body: [] } })
      const el = await show(`<${tag} articlenumber="A1">499 kr</${tag}>`)
      expect(words(el)).to.equal('Säljs inte längre')
    })

    it(`keep what the server wrote where a backend has no such call: ${tag}`, async () => {
      stubFetch({ [CALL]: { status: 404 } })
      const el = await show(`<${tag} articlenumber="A1"><b>499 kr</b></${tag}>`)
      expect(el.innerHTML).to.equal('<b>499 kr</b>')
    })

    it(`keep a picture, and take a line break for nothing: ${tag}`, async () => {
      stubFetch({ [CALL]: { status: 404 } })
      const kept = await show(`<${tag} articlenumber="A1"><img alt=""></${tag}>`)
      const broken = await show(`<${tag} articlenumber="A1">\n  </${tag}>`)
      expect(kept.innerHTML).to.equal('<img alt="">')
      expect(words(broken)).to.not.equal('')
    })

    it(`say that nothing came where nothing stands: ${tag}`, async () => {
      stubFetch({ [CALL]: ['reset', sellAll()] })
      const el = await show(`<${tag} articlenumber="A1"></${tag}>`)
      expect(words(el)).to.match(/^Kunde inte hämtas|^Den här delen kunde inte visas/)
      await expect(el).to.be.accessible()

      dispatchEvent(new Event('online'))
      await until(() => /499 kr|I lager/.test(words(el) ?? ''))
    })

    it(`cannot do without a number: ${tag}`, async () => {
      stubFetch({})
      const el = await render(`<${tag}></${tag}>`)
      expect(el.dataset.state).to.equal('failed')
    })
  }

  it('are shown by an element that stands for a tag', async () => {
    stubFetch({ [CALL]: sellAll() })
    const el = await render('<div data-courtside="product-price" data-articlenumber="A1"></div>')
    const stop = mount(el)
    await until(() => words(el) === '499 kr')
    stop?.()
  })

  it('follow their attributes', async () => {
    stubFetch({ [CALL]: sellAll((name) => ({ price: `${name} kr` })) })
    const el = await show('<product-price articlenumber="1"></product-price>')
    el.setAttribute('articlenumber', '2')
    await until(() => words(el) === '2 kr')
  })
})

describe('a product’s price', () => {
  it('is the price', async () => {
    expect(words(await priceOf({}))).to.equal('499 kr')
  })

  it('stands beside the lowest of 30 days where it is reduced, and beside that of a unit', async () => {
    const unit = { unitPrice: '99,75 kr/kg', unitPriceText: '99,75 kronor per kilogram' }
    const el = await priceOf({ ...REDUCED, ...unit })
    expect(words(el)).to.match(/^399 kr 99,75 kr\/kg.*Lägsta pris senaste 30 dagarna: 449 kr$/)
    await expect(el).to.be.accessible()
  })

  it('says whether VAT is in it', async () => {
    expect(words(await priceOf({ vatText: 'exkl. moms' }))).to.equal('499 kr exkl. moms')
  })

  it('is a link to the login for logged-out visitors', async () => {
    const login = { loggedOutText: 'Logga in för pris', loggedOutHref: '/login?back=1' }
    const el = await priceOf({ price: undefined, ...login })
    const link = find<HTMLAnchorElement>(el, 'a')
    expect([words(el), link.getAttribute('href')]).to.deep.equal([
      'Logga in för pris',
      '/login?back=1',
    ])
  })

  it('is on request for what is sold by quotation', async () => {
    expect(words(await priceOf({ price: undefined, isQuotation: true }))).to.equal('Pris på offert')
  })
})

describe('a product’s availability', () => {
  const SAYINGS = [
    [{ stock: 'I lager' }, 'I lager', 'in-stock'],
    [{ stock: 'Bara 3 kvar', fewLeft: true }, 'Bara 3 kvar', 'few-left'],
    [{ stock: 'Slut i lager', inStock: false }, 'Slut i lager', 'out-of-stock'],
    [{ stock: undefined, isQuotation: true }, 'Pris på offert', 'quotation'],
  ] as const
  for (const [more, said, level] of SAYINGS) {
    it(`is ${said}`, async () => {
      stubFetch({ [CALL]: sellAll(() => more) })
      const el = await show('<product-availability articlenumber="A1"></product-availability>')
      expect([words(el), find(el, '[data-stock]').dataset.stock]).to.deep.equal([said, level])
    })
  }
})

describe('product-card', () => {
  it('has picture, name, price and a button that buys its article', async () => {
    stubFetch({ [CALL]: sellAll(() => ({ maxQuantity: 3 })) })
    const el = await show('<product-card articlenumber="A1"></product-card>')
    const buy = find(el, 'buy-button')

    expect(find<HTMLAnchorElement>(el, 'a').getAttribute('href')).to.equal('/p/a1')
    expect(find(el, 'img').getAttribute('src')).to.equal('/images/A1.png')
    expect([buy.getAttribute('articlenumber'), buy.getAttribute('maxquantity')]).to.deep.equal([
      'A1',
      '3',
    ])
    expect(words(buy)).to.equal('Lägg i varukorgen, Boll A1')
    await expect(el).to.be.accessible()
  })

  it('shows a product by its id, and lets its colours be chosen over the page', async () => {
    const variants = [
      { VariantId: 'A1', Color: 'Röd', HexCode: '#aa0000' },
      { VariantId: 'A2', Color: 'Blå', HexCode: null },
    ]
    const calls = stubFetch({ [CALL]: { body: [product('A1', { variants })] } })
    const el = await show('<product-card productid="P-A1"></product-card>')
    const quick = find(el, 'quick-buy')
    const sheet = find(el, '[popover]')
    find<HTMLButtonElement>(el, `[popovertarget="${sheet.id}"]`).click()

    expect(calls[0]?.path).to.equal('/api/products?products=P-A1')
    expect(sheet.matches(':popover-open')).to.equal(true)
    expect(
      JSON.parse(quick.getAttribute('variants') ?? '').map((it: { Color: string }) => it.Color),
    ).to.deep.equal(['Röd', 'Blå'])
    await expect(el).to.be.accessible()
  })

  it('has no button for what is out of stock', async () => {
    stubFetch({ [CALL]: sellAll(() => ({ inStock: false, stock: 'Slut i lager' })) })
    const el = await show('<product-card articlenumber="A1"></product-card>')
    expect(el.querySelector('buy-button, button')).to.equal(null)
  })

  it('says what a press on “Try again” brings', async () => {
    stubFetch({ [CALL]: ['reset', sellAll()] })
    const el = await show('<product-card articlenumber="A1"></product-card>')
    find<HTMLButtonElement>(el, '.cs-failure button').click()
    await until(() => el.querySelector('.product-card__name'))
    expect(el.querySelector('.cs-failure')).to.equal(null)
  })

  it('takes nothing of an answer for markup, and follows no address that runs', async () => {
    const evil = {
      name: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      image: 'javascript:alert(1)',
      brand: { $$typeof: 'react.element', type: 'script', props: { children: 'alert(1)' } },
      trait: ['<b>x</b>'],
      rating: { type: 'img', props: { src: 'x', onerror: 'alert(1)' }, constructor: null },
      energyClass: '"><script>',
      badge: 'x" onclick="y',
      badgeText: '<i>',
      loggedOutHref: 'data:text/html,x',
      variants: [{ VariantId: '"><b>', Color: '<u>', HexCode: 'url(x)' }, 7, null],
    }
    stubFetch({ [CALL]: sellAll(() => evil) })
    const el = await show('<product-card articlenumber="A1"></product-card>')

    expect(
      el.querySelectorAll('script, i, b, u, [onerror], [onclick], [href^="j"]').length,
    ).to.equal(0)
    expect(el.querySelector('img')).to.equal(null)
    expect(find(el, '.product-card__name').textContent).to.equal('<img src=x onerror=alert(1)>')
  })

  it('leaves unchanged nodes as is when it reloads', async () => {
    let price = '499 kr'
    const calls = stubFetch({ [CALL]: sellAll(() => ({ price })) })
    const el = await show('<product-card articlenumber="A1"></product-card>')
    const link = find<HTMLAnchorElement>(el, 'a')
    const buy = find(el, 'buy-button')
    buy.setAttribute('data-state', 'ready')
    link.focus()
    price = '399 kr'
    changeCart()
    await until(() => words(find(el, '.cs-price')) === '399 kr')

    expect(calls.length).to.equal(2)
    expect(document.activeElement).to.equal(link)
    expect([find(el, 'buy-button'), buy.dataset.state]).to.deep.equal([buy, 'ready'])
  })
})

describe('a page’s own card', () => {
  const TEMPLATE = `<template><article>
    <a data-part="link"><img data-part="image" alt=""><b data-part="name"></b></a>
    <span data-part="price"></span><em data-part="trait"></em><span data-part="buy"></span>
    <i data-part="constructor">x</i>
  </article></template>`
  const labelled = { ...REDUCED, energyClass: 'B' }

  it('is filled in its places; a place without anything is left out', async () => {
    stubFetch({ [CALL]: sellAll(() => labelled) })
    const el = await show(`<product-card articlenumber="A1">${TEMPLATE}</product-card>`)
    const card = find(el, ':scope > article')

    expect(find<HTMLAnchorElement>(card, 'a').getAttribute('href')).to.equal('/p/a1')
    expect(find(card, 'img').getAttribute('src')).to.equal('/images/A1.png')
    expect(find(card, 'b').textContent).to.equal('Boll A1')
    expect(words(find(card, '[data-part=price]'))).to.match(/^399 kr Lägsta pris .* 449 kr/)
    expect(card.querySelector('svg[role=img]')).to.not.equal(null)
    expect(card.querySelector('buy-button')).to.not.equal(null)
    expect(card.querySelectorAll('em, i').length).to.equal(0)
    expect(el.querySelector('template')).to.not.equal(null)
  })

  it('buys as the storefront of the page does', async () => {
    const variants = ['A1', 'A2'].map((it) => ({ VariantId: it, Color: it }))
    stubFetch({ [CALL]: sellAll(() => ({ variants })) })
    document.body.className = 'professional-storefront'
    const el = await show(`<product-card articlenumber="A1">${TEMPLATE}</product-card>`)
    document.body.className = ''
    expect(
      find(el, '[data-part=buy] [popover]').querySelectorAll('quick-buy-professional').length,
    ).to.equal(1)
  })

  it('is each card of a list, and is renewed', async () => {
    let price = '1 kr'
    stubFetch({ [CALL]: sellAll(() => ({ price })) })
    const el = await show(`<product-list articles="A1, A2">${TEMPLATE}</product-list>`)
    expect(el.querySelectorAll('.product-cards > li > article').length).to.equal(2)
    price = '2 kr'
    changeCart()
    await until(() => words(find(el, '[data-part=price]')) === '2 kr')
    expect(el.querySelectorAll('.product-cards > li > article').length).to.equal(2)
  })
})

describe('product-list', () => {
  it('shows articles in the order of their names', async () => {
    stubFetch({ [CALL]: { body: [product('A1'), product('B2')] } })
    const el = await show('<product-list articles="B2,A1,C3"></product-list>')
    const names = [...el.querySelectorAll('.product-card__name')].map((it) => it.textContent)
    expect(names).to.deep.equal(['Boll B2', 'Boll A1'])
    await expect(el).to.be.accessible()
  })

  const ASKS = [
    ['category="shoes" count="4"', '?category=shoes&count=4'],
    ['campaign="Rea & mer" order="price-up"', '?campaign=Rea%20%26%20mer&order=price-up'],
    ['query="röd boll"', '?query=r%C3%B6d%20boll'],
  ] as const
  for (const [attributes, asked] of ASKS) {
    it(`asks the shop for ${attributes}`, async () => {
      const calls = stubFetch({ [CALL]: { body: [product('A1')] } })
      const el = await show(`<product-list ${attributes}></product-list>`)
      expect(calls.map((it) => it.path)).to.deep.equal([`/api/products${asked}`])
      expect(el.querySelectorAll('.product-card').length).to.equal(1)
    })
  }

  it('sells each product by its own button when one of them is gone', async () => {
    let sold = [product('A1'), product('B2')]
    stubFetch({ [CALL]: () => ({ body: sold }) })
    const el = await show('<product-list articles="A1,B2"></product-list>')
    sold = [product('B2')]
    changeCart()
    await until(() => el.querySelectorAll('buy-button').length === 1)

    const buy = find(el, 'buy-button')
    expect([buy.getAttribute('articlenumber'), words(buy)]).to.deep.equal([
      'B2',
      'Lägg i varukorgen, Boll B2',
    ])
  })

  it('says that there is nothing', async () => {
    stubFetch({ [CALL]: { body: [] } })
    expect(words(await show('<product-list query="x"></product-list>'))).to.equal(
      'Inga varor att visa',
    )
  })
})

describe('what is shown of products', () => {
  it('is requested again at the end of a campaign', async () => {
    const end = new Date(Date.now() + 300).toISOString()
    const calls = stubFetch({
      [CALL]: [sellAll(() => ({ ...REDUCED, askAgainAt: end })), sellAll()],
    })
    const el = await show('<product-price articlenumber="A1"></product-price>')
    expect(words(el)).to.match(/^399 kr/)
    await until(() => words(el) === '499 kr', 5000)
    expect(calls.length).to.equal(2)
  })

  it('is requested again after a login in another tab', async () => {
    const calls = stubFetch({ [CALL]: [sellAll(), sellAll(() => ({ price: '399 kr' }))] })
    const el = await show('<product-price articlenumber="A1"></product-price>')
    dispatchEvent(new StorageEvent('storage', { key: 'anything' }))
    dispatchEvent(new StorageEvent('storage', { key: 'courtside.visitor' }))
    await until(() => words(el) === '399 kr')
    expect(calls.length).to.equal(2)
  })

  it('is requested in one call if timers are milliseconds apart', async () => {
    const end = Date.now() + 300
    const endsOf = (name: string) => ({
      askAgainAt: new Date(end + Number(name.slice(1)) * 4).toISOString(),
    })
    const calls = stubFetch({ [CALL]: [sellAll(endsOf), sellAll()] })
    const tags = [1, 2, 3].map((it) => `<product-price articlenumber="A${it}"></product-price>`)
    await show(`<div>${tags.join('')}</div>`)
    await until(() => calls.length > 1, 5000)
    await new Promise((resolve) => setTimeout(resolve, 100))

    expect(calls.map((it) => it.path)).to.deep.equal([
      '/api/products?articles=A1,A2,A3',
      '/api/products?articles=A1,A2,A3',
    ])
  })

  it('is requested once for several changes, and a late answer is ignored', async () => {
    const late = deferredResponse()
    const calls = stubFetch({
      [CALL]: [sellAll(), late.answer, sellAll(() => ({ price: '3 kr' }))],
    })
    const el = await show('<product-price articlenumber="A1"></product-price>')
    changeCart()
    changeCart()
    await until(() => calls.length === 2)
    changeCart()
    await until(() => words(el) === '3 kr')
    late.give(sellAll(() => ({ price: '2 kr' })))
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect([words(el), calls.length]).to.deep.equal(['3 kr', 3])
  })

  it('is no longer requested once its tags are gone', async () => {
    const calls = stubFetch({ [CALL]: sellAll() })
    const el = await show('<product-price articlenumber="A1"></product-price>')
    el.remove()
    changeCart()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(calls.length).to.equal(1)
  })
})
