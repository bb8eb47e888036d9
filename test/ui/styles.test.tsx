import { expect } from '@open-wc/testing'
import { ActionButton } from '../../src/ui/action-button.tsx'
import base from '../../src/ui/base.css'
import button from '../../src/ui/button.css'
import form from '../../src/ui/checkout/checkout-form.css'
import { ChoiceRows } from '../../src/ui/checkout/choice-rows.tsx'
import { DialogHead } from '../../src/ui/dialog.tsx'
import panel from '../../src/ui/panel.css'
import quantity from '../../src/ui/quantity.css'
import { QuantityStepper } from '../../src/ui/quantity-stepper.tsx'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'
import { find, show } from '../helpers/render.tsx'

const sheet = document.createElement('style')
sheet.textContent = [tokens, base, button, form, panel, quantity, signs].join('\n')

const WAYS = [
  'Visa, Mastercard eller Amex; du betalar hos Stripe och kommer sedan tillbaka hit',
  'Du betalar med Swish-appen via en sida hos Stripe och kommer sedan tillbaka hit',
].map((about, at) => ({ id: String(at), name: 'Kort', about }))

/** The number of words on the last line of a text. */
function wordsOnLastLine(place: Element): number {
  const range = document.createRange()
  const { firstChild } = place
  if (!firstChild) throw new Error('There is no text')
  const tops = [...(place.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
    range.setStart(firstChild, index)
    range.setEnd(firstChild, index + word.length)
    return range.getBoundingClientRect().top
  })
  return tops.filter((it) => it === tops.at(-1)).length
}

before(() => document.head.append(sheet))
after(() => {
  sheet.remove()
  document.body.className = ''
})

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

for (const storefront of ['sport', 'professional']) {
  describe(`in the ${storefront} storefront`, () => {
    beforeEach(() => {
      document.body.className = `${storefront}-storefront`
    })

    it('everything that can be pressed is at least 24 by 24 pixels', () => {
      const { place } = show(
        <>
          <ActionButton action={() => true}>x</ActionButton>
          <QuantityStepper name="Boll" quantity={1} onChange={() => {}} />
          <DialogHead titleId="title" title="Varukorg" close={() => {}} />
        </>,
      )

      for (const it of place.querySelectorAll('button')) {
        expect(Math.min(...Object.values(sizeOf(it))), it.outerHTML).to.be.at.least(24)
      }
    })

    it('a button has the size of the markup that it takes over', () => {
      const html = '<button type="button" class="cs-button cs-button--primary">Lägg i</button>'
      const server = document.createElement('div')
      server.innerHTML = html
      document.body.append(server)
      const { place } = show(<ActionButton action={() => true}>Lägg i</ActionButton>)

      expect(sizeOf(find(place, 'button'))).to.deep.equal(sizeOf(find(server, 'button')))
      server.remove()
    })

    it('what a way to pay says leaves no word alone on its last line', () => {
      const { place } = show(
        <ChoiceRows path="way" labelledBy="ways" choices={WAYS} chosen="0" onChoose={() => {}} />,
      )

      for (let width = 300; width <= 760; width += 20) {
        place.style.inlineSize = `${width}px`
        const words = [...place.querySelectorAll('.cs-choice__about')].map(wordsOnLastLine)
        expect(Math.min(...words), `${width} px`).to.be.above(1)
      }
    })

    it('three digits fit between minus and plus', () => {
      const { place } = show(<QuantityStepper name="Boll" quantity={100} onChange={() => {}} />)
      const box = find<HTMLInputElement>(place, 'input')

      expect(box.scrollWidth).to.equal(box.clientWidth)
    })
  })
}

describe('a button for visitors without script', () => {
  const BUTTON = '<button class="cs-button cs-no-script">Visa</button>'
  const drawn: Element[] = []
  const draw = (markup: string) => {
    const place = document.createElement('div')
    place.innerHTML = markup
    document.body.append(place)
    drawn.push(place)
    return find<HTMLElement>(place, '.cs-no-script')
  }
  const isSeen = (button: Element) => getComputedStyle(button).visibility === 'visible'

  afterEach(() => {
    for (const it of drawn.splice(0)) it.remove()
  })

  for (const [state, isShown] of [
    ['', false],
    ['waiting', false],
    ['loading', false],
    ['ready', false],
    ['failed', true],
  ] as const) {
    it(`${isShown ? 'is seen' : 'is not seen, and keeps its place,'} in an element whose state is "${state}"`, () => {
      const button = draw(`<faceted-search data-state="${state}">${BUTTON}</faceted-search>`)

      expect(isSeen(button)).to.equal(isShown)
      expect(button.getBoundingClientRect().height).to.be.above(0)
    })
  }

  it('is seen after a while where no script has come, and never where one has', () => {
    const page = (state: string) =>
      draw(
        `<page-header data-state="${state}"></page-header><main class="shop-main">${BUTTON}</main>`,
      )
    const alone = page('')
    for (const it of alone.getAnimations()) it.finish()

    expect(isSeen(alone)).to.equal(true)
    expect(page('ready').getAnimations()).to.deep.equal([])
  })
})
