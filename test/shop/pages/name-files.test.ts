import { drawn } from 'drawn-by-server:../../drawn/quick-order.ts'
import { expect } from '@open-wc/testing'
import { nameFiles } from '../../../shop/pages/name-files.ts'

describe('a file field', () => {
  it('says what to press, and which file is chosen, in the words of the page', async () => {
    const place = document.createElement('div')
    place.innerHTML = drawn.page ?? ''
    document.body.append(place)
    const field = place.querySelector<HTMLInputElement>('input[type="file"]')
    const words = place.querySelector<HTMLElement>('.shop-file')
    expect([words?.hidden, words?.textContent]).to.deep.equal([true, 'Välj filIngen fil vald'])

    nameFiles()

    expect([words?.hidden, words?.textContent]).to.deep.equal([false, 'Välj filIngen fil vald'])
    const files = new DataTransfer()
    files.items.add(new File(['CS-1;2'], 'vår order.csv'))
    if (field) field.files = files.files
    field?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(words?.textContent).to.equal('Välj filvår order.csv')
    field?.focus()
    expect(document.activeElement === field).to.equal(true)
    await expect(place).to.be.accessible()
    place.remove()
  })
})
