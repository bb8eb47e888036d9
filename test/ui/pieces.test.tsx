import { aTimeout, expect } from '@open-wc/testing'
import { register } from '../../src/i18n/dictionary.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import { FieldError } from '../../src/ui/field.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { announce, prepareLiveRegions, silence } from '../../src/ui/live-region.ts'
import { Price } from '../../src/ui/price.tsx'
import { newUid } from '../../src/ui/uid.ts'
import { find, show, until } from '../helpers/render.tsx'

register('sv', sv)

describe("a field's error", () => {
  it('shows a hostile one as text', () => {
    const { place } = show(<FieldError id="e">{'<img src=x onerror=alert(1)>'}</FieldError>)

    expect(place.querySelector('img')).to.equal(null)
    expect(find(place, '#e').textContent).to.equal('<img src=x onerror=alert(1)>')
  })

  it('is accessible', async () => {
    await expect(show(<FieldError>Fyll i E-post.</FieldError>).place).to.be.accessible()
  })
})

describe('an id', () => {
  it('is new each time', () => {
    expect(newUid()).not.to.equal(newUid())
  })
})

describe('a price', () => {
  const read = (props: Parameters<typeof Price>[0]) => show(<Price {...props} />).place

  it('is absent where the visitor may not see it', () => {
    expect(read({}).innerHTML).to.equal('')
    expect(read({ campaignPrice: '1 kr' }).innerHTML).to.equal('')
  })

  it('says that VAT is not in it', () => {
    expect(read({ price: '10 kr', includesVat: false }).textContent).to.equal('10 kr exkl. moms')
  })

  it('that is lowered has the old one struck and in words, and the lowest of 30 days', () => {
    const place = read({ price: '99 kr', campaignPrice: '79 kr', lowestPrice: '75 kr' })

    expect(find(place, '.cs-price__now').textContent).to.equal('79 kr')
    expect([find(place, 's').textContent, find(place, 's').ariaHidden]).to.deep.equal([
      '99 kr',
      'true',
    ])
    expect(find(place, '.cs-visually-hidden').textContent).to.equal('Tidigare pris 99 kr')
    expect(find(place, '.cs-price__lowest').textContent).to.equal(
      'Lägsta pris senaste 30 dagarna: 75 kr',
    )
  })

  it('is accessible', async () => {
    await expect(read({ price: '99 kr', campaignPrice: '79 kr' })).to.be.accessible()
  })
})

describe('an icon', () => {
  it('is silent', () => {
    const { place } = show(<Icon name="cart" />)

    expect(find(place, 'svg').getAttribute('aria-hidden')).to.equal('true')
  })
})

describe('a live region', () => {
  const said = (urgency: string, place: ParentNode = document) =>
    place.querySelector(`[aria-live=${urgency}]`)?.textContent

  it('is there before the message, once', async () => {
    prepareLiveRegions()
    prepareLiveRegions()
    const regions = document.querySelectorAll('body > .cs-live-region')

    announce('I varukorgen')
    announce('Gick inte', 'assertive')
    await until(() => said('polite') && said('assertive'))

    expect(regions).to.have.length(2)
    expect([said('polite'), said('assertive')]).to.deep.equal(['I varukorgen', 'Gick inte'])
  })

  it('is emptied first, so that the same message is announced again', async () => {
    announce('Igen')
    await until(() => said('polite') === 'Igen')

    announce('Igen')

    expect(said('polite')).to.equal('')
    await until(() => said('polite') === 'Igen')
  })

  it('removes a message that is no longer true, announced or not, and no other one', async () => {
    const region = () => document.querySelector('body > [aria-live=polite]')?.textContent
    const takeBack = announce('Räknar om')
    await aTimeout(150)
    takeBack()
    const afterwards = region()
    announce('Aldrig')()
    await aTimeout(150)
    const never = region()
    const late = announce('Räknar om')
    announce('Klart')
    await aTimeout(150)
    late()
    const other = region()
    silence()

    expect([afterwards, never, other, region()]).to.deep.equal(['', '', 'Klart', ''])
  })

  it('speaks inside an open dialog, which silences the page', async () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()

    announce('Sparat')

    await until(() => said('polite', dialog) === 'Sparat')
    dialog.remove()
  })
})
