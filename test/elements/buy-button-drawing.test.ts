import { expect } from '@open-wc/testing'
import buyButton from '../../src/elements/buy-button/buy-button.css'
import { define } from '../../src/elements/buy-button/buy-button-view.tsx'
import { draw } from '../../src/elements/buy-button/plain.ts'
import { PLAIN_TEXTS } from '../../src/elements/plain-text.ts'
import '../../src/i18n/texts/register-sv.ts'
import { en } from '../../src/i18n/texts/en.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import base from '../../src/ui/base.css'
import button from '../../src/ui/button.css'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart } from './cart-fixtures.ts'
import { listenToWarnings } from './element-fixtures.tsx'

define('buy-button')

const ADD = 'POST /api/cart/add'
const drawings: [attributes: string, expected: string][] = [
  [
    '',
    '<button type="button" class="cs-button cs-button--primary buy-button__button" data-act="buy" data-state="neutral"><span>Lägg i varukorgen</span></button>',
  ],
  [
    'label="K&#246;p <b>" name="Trail 5" cssclass="big  x&quot;onclick=1 md:wide"',
    '<button type="button" class="cs-button cs-button--primary buy-button__button big md:wide" data-act="buy" data-state="neutral"><span>Köp &lt;b&gt;<span class="cs-visually-hidden">, Trail 5</span></span></button>',
  ],
  [
    'outofstock="True"',
    '<button type="button" class="cs-button cs-button--primary buy-button__button" disabled="">Slut i lager</button>',
  ],
  [
    'href="/login" outofstock',
    '<a class="cs-button cs-button--secondary buy-button__button" href="/login" data-handoff="">Logga in för att handla</a>',
  ],
  [
    'href="/login" loggedouttext="Logga in"',
    '<a class="cs-button cs-button--secondary buy-button__button" href="/login" data-handoff="">Logga in</a>',
  ],
  [
    'href="javascript:alert(1)"',
    '<a class="cs-button cs-button--secondary buy-button__button" data-handoff="">Logga in för att handla</a>',
  ],
  [
    'href="/login" authenticated outofstock="false"',
    '<button type="button" class="cs-button cs-button--primary buy-button__button" data-act="buy" data-state="neutral"><span>Lägg i varukorgen</span></button>',
  ],
]

/** The same elements with the same attributes, in any order. */
function shape(place: Element): unknown {
  return [...place.childNodes].map((it) =>
    it instanceof Element
      ? [
          it.localName,
          [...it.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
          shape(it),
        ]
      : it.textContent,
  )
}

function shapeOf(html: string): unknown {
  const place = document.createElement('div')
  place.innerHTML = html
  return shape(place)
}

function textNodesJoined(place: Element): Element {
  place.normalize()
  return place
}

beforeEach(forgetCart)

describe('a buy-button is drawn', () => {
  for (const [attributes, expected] of drawings) {
    it(`without React and with it alike: ${attributes}`, async () => {
      const el = await render(`<buy-button articlenumber="A1" ${attributes}></buy-button>`)
      const host = el.cloneNode() as HTMLElement

      draw(host)

      expect(shape(host)).to.deep.equal(shapeOf(expected))
      expect(shape(textNodesJoined(el))).to.deep.equal(shapeOf(expected))
    })
  }

  it('on a plain element too', () => {
    const host = document.createElement('div')
    Object.assign(host.dataset, { courtside: 'buy-button', articlenumber: 'A1', label: 'Köp' })

    draw(host)

    expect(host.textContent).to.equal('Köp')
  })

  it('in the words of the dictionaries', () => {
    for (const key of Object.keys(PLAIN_TEXTS.sv) as (keyof typeof PLAIN_TEXTS.sv)[]) {
      expect([PLAIN_TEXTS.sv[key], PLAIN_TEXTS.en[key]]).to.deep.equal([sv[key], en[key]])
    }
  })

  it('not at all without an article, and says so', () => {
    const warnings = listenToWarnings()
    const host = document.createElement('buy-button')

    draw(host)
    warnings.stop()

    expect([host.innerHTML, warnings.messages]).to.deep.equal([
      '',
      ['courtside: <buy-button> attribute "articlenumber": missing, expected a value'],
    ])
  })
})

describe('a buy-button in the place of the server’s form', () => {
  const server = `<div><input form="buy-A1" id="q" value="2">
    <buy-button articlenumber="A1" quantityfieldid="q"><form class="buy-button__form" id="buy-A1"
    method="post" action="/cart/add"><input type="hidden" name="articleNumber" value="A1"><button
    class="cs-button cs-button--primary buy-button__button" data-act="buy">Lägg i</button></form>
    </buy-button></div>`

  it('buys when Enter is pressed in the quantity field', async () => {
    const calls = stubFetch({ [ADD]: { body: cart([]) } })
    const el = await render(server)
    await until(() => find(el, 'buy-button').dataset.state === 'ready')

    find<HTMLInputElement>(el, '#q').form?.requestSubmit()
    await until(() => calls.length > 0)

    expect(calls[0]?.body).to.deep.equal({ articles: [{ articleNumber: 'A1', quantity: 2 }] })
  })
})

describe('a buy-button that wakes', () => {
  const loader = Symbol.for('courtside.loader')
  const sheet = document.createElement('style')
  sheet.textContent = [tokens, base, signs, button, buyButton].join('\n')
  before(() => {
    Object.assign(globalThis, { [loader]: { tagOf: () => 'ours' } })
    document.head.append(sheet)
  })
  after(() => {
    Reflect.deleteProperty(globalThis, loader)
    sheet.remove()
  })
  const form =
    '<form class="buy-button__form"><button class="cs-button cs-button--primary buy-button__button" data-act="buy">Lägg i varukorgen<span class="cs-visually-hidden">, Trail 5</span></button></form>'

  for (const inside of [form, '']) {
    it(`moves nothing: ${inside.slice(0, 5)}`, async () => {
      const place = await render(
        `<div><div>before <buy-button articlenumber="A1" name="Trail 5">${inside}</buy-button> after</div><p>below</p></div>`,
      )
      const el = find(place, 'buy-button')
      if (!inside) draw(el)
      const boxes = () =>
        [place, el, find(el, '.buy-button__button'), ...place.children].map((it) =>
          it.getBoundingClientRect().toJSON(),
        )
      const asleep = boxes()

      el.dataset.state = 'loading'
      await until(() => el.dataset.state === 'ready')

      expect(find(el, 'button').dataset.state).to.equal('neutral')
      expect(boxes()).to.deep.equal(asleep)
    })
  }
})
