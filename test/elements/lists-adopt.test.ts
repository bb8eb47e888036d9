import { drawn } from 'drawn-by-server:../drawn/lists.ts'
import { expect } from '@open-wc/testing'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { ADDRESSES, act, control, HOME, isFocused, press } from './list-fixtures.ts'

const NODES = 'form, input, select, a, p, ul, li, h2, label, button'

async function adopt(name: string, city?: string) {
  const place = document.createElement('div')
  place.innerHTML = drawn[name] ?? ''
  if (city !== undefined) control(place, 'city').value = city
  const before = [...place.querySelectorAll(NODES)]
  const element = find<HTMLElement>(place, 'my-addresses, my-persons')
  document.body.append(place)
  await until(() => element.dataset.state === 'ready')
  return { place, before, after: [...place.querySelectorAll(NODES)] }
}

describe('lists of the account that the server has drawn', () => {
  for (const name of Object.keys(drawn)) {
    it(`keep the nodes of the server, and ask for nothing: ${name}`, async () => {
      const calls = stubFetch({})
      const { place, before, after } = await adopt(name)

      expect(after.length).to.equal(before.length)
      expect(after.every((it, at) => it === before[at])).to.equal(true)
      expect(calls).to.deep.equal([])
      await expect(place).to.be.accessible()
      place.remove()
    })
  }

  it('keep what was typed before the script came, and save it from there', async () => {
    const calls = stubFetch({ [`PUT ${ADDRESSES}`]: {}, [`GET ${ADDRESSES}`]: { body: [HOME] } })
    const address = location.href
    history.replaceState(null, '', '?edit=a1&utm=x')
    const { place } = await adopt('form', 'Bergen')
    fillPostcode(place)

    press(place, 'save')
    await until(() => isFocused(place, 'edit a1'))

    expect(calls[0]?.body).to.deep.include({ systemId: 'a1', city: 'Bergen', country: 'NO' })
    expect(location.search).to.equal('?utm=x')
    history.replaceState(null, '', address)
    place.remove()
  })

  it('lead to pages of the server, and open in place where nothing else is meant', async () => {
    stubFetch({})
    const { place } = await adopt('list')
    const link = act(place, 'edit a1')
    expect(link.getAttribute('href')).to.equal('/account/addresses?edit=a1')

    const meant = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    place.addEventListener('click', (event) => event.ctrlKey && event.preventDefault())
    link.dispatchEvent(meant)
    expect(place.querySelector('form') === null).to.equal(true)

    link.click()
    await until(() => isFocused(place, 'title'))
    press(place, 'cancel')
    await until(() => isFocused(place, 'edit a1'))
    place.remove()
  })
})

function fillPostcode(place: ParentNode): void {
  control(place, 'zipCode').value = '0150'
}
