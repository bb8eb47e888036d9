import { expect } from '@open-wc/testing'
import { register } from '../../src/i18n/dictionary.ts'
import { forgetOverrides, messageText, text, textWith } from '../../src/i18n/text.ts'
import { en } from '../../src/i18n/texts/en.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import type { TextKey } from '../../src/i18n/texts/text-key.ts'

register('sv', sv)
register('en', en)

const html = document.documentElement
let warnings: unknown[][] = []
const warn = console.warn

beforeEach(() => {
  warnings = []
  console.warn = (...said) => warnings.push(said)
  html.lang = 'sv'
})

afterEach(() => {
  console.warn = warn
  document.querySelector('#courtside-texts')?.remove()
  forgetOverrides()
})

function override(json: string): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'courtside-texts'
  script.textContent = json
  document.head.append(script)
  forgetOverrides()
}

/** Callers without types can ask for any key. */
const unknown = (key: string) => key as TextKey

describe('a text', () => {
  it('is in the language of the page', () => {
    const swedish = text('action.close')
    html.lang = 'en-GB'

    expect([swedish, text('action.close')]).to.deep.equal(['Stäng', 'Close'])
  })

  it('is Swedish where the page says nothing we speak', () => {
    html.lang = 'fi'

    expect(text('action.close')).to.equal('Stäng')
  })

  it('is what the page says, where the page says it', () => {
    override('{"action.close":"Kapat {x}"}')

    expect([text('action.close', { x: 1 }), text('cart.undo')]).to.deep.equal(['Kapat 1', 'Ångra'])
  })

  it('that is missing is shown by its key, and reported once', () => {
    expect([text(unknown('no.such.text')), text(unknown('no.such.text'))]).to.deep.equal([
      'no.such.text',
      'no.such.text',
    ])
    expect(warnings).to.have.length(1)
  })

  it('is not looked for in the prototype', () => {
    expect(['constructor', 'toString', '__proto__'].map((key) => text(unknown(key)))).to.deep.equal(
      ['constructor', 'toString', '__proto__'],
    )
  })

  for (const junk of ['{', 'null', '[]', '1', '{"action.close":1}', '{"action.close":"{"}', '']) {
    it(`survives the overrides ${junk || '(empty)'}`, () => {
      override(junk)

      expect(text('action.close')).to.equal('Stäng')
    })
  }

  it("is no prey to an element that takes the overrides' id", () => {
    const form = document.createElement('form')
    form.id = 'courtside-texts'
    form.textContent = '{"action.close":"evil"}'
    document.body.append(form)
    forgetOverrides()

    expect(text('action.close')).to.equal('Stäng')
    form.remove()
  })
})

describe('a message', () => {
  it('is the text of its key', () => {
    expect(messageText({ key: 'sizeInput.tooMany', values: { max: 3 } })).to.equal(
      'Vi har bara 3 kvar. Minska antalet.',
    )
  })

  it('of a failure names its line in the log where there is one', () => {
    const write = (values: object) => messageText({ key: 'genericerror', values: { ...values } })

    expect([write({}), write({ id: 'c-7' })]).to.deep.equal([
      'Något gick fel hos oss. Försök igen om en stund.',
      'Något gick fel hos oss. Försök igen om en stund. (Felnummer c-7)',
    ])
  })

  it('that is a sentence of the shop is shown as is, without a warning', () => {
    expect(messageText({ key: 'Bara {3} kvar!' })).to.equal('Bara {3} kvar!')
    expect(warnings).to.deep.equal([])
  })

  for (const words of [
    'Fel.',
    'Fel',
    '3.5',
    'Slut i lager. Välj en annan storlek.',
    'Gäller t.ex. skor',
    'bl.a',
    'kund@example.com',
    'https://www.example.com/villkor.html',
    'www.example.store',
    'example.se',
    'pris-lista.v2.pdf',
    'Ring 08-123.45',
  ]) {
    it(`of the words "${words}" is shown as is`, () => {
      expect(messageText({ key: words })).to.equal(words)
    })
  }

  for (const key of [
    'some.key.nobody.knows',
    'foo.bar',
    'sizeInput.tooFew',
    'Checkout.Email.Invalid',
    'customerDetails-email.required',
    'order_error.no_stock',
  ]) {
    it(`of the key "${key}" that has no text says what to do`, () => {
      expect(messageText({ key, values: { id: 'c-7' } })).to.equal(
        'Något gick fel hos oss. Försök igen om en stund. (Felnummer c-7)',
      )
    })
  }
})

describe('textWith', () => {
  it('writes the texts of one language without a page', () => {
    const write = textWith('en', en)

    expect([write('cart.added.some', { n: 2 }), write('nothing')]).to.deep.equal([
      '2 items added to your cart.',
      'nothing',
    ])
  })
})
