import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/account-tabs/account-tabs-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { render, until } from '../helpers/render.tsx'

define('account-tabs')

const TABS = [
  { id: 'orders', label: 'Beställningar' },
  { id: 'profile', label: 'Profil' },
  { id: 'privacy', label: 'Integritet' },
]
const PANELS = TABS.map(({ id }) => `<section id="${id}"><p id="in-${id}">${id}</p></section>`)

let last: HTMLElement | undefined

/** The tag among its panels, alone on the page; the test sets the address. */
async function page(hash = '', tabs: readonly object[] = TABS): Promise<HTMLElement> {
  last?.remove()
  history.replaceState(null, '', hash || location.pathname + location.search)
  const json = JSON.stringify(tabs)
  const place = await render(
    `<div><account-tabs tabs='${json}'></account-tabs>${PANELS.join('')}</div>`,
  )
  await until(() => tabsOf(place).length > 0)
  last = place
  return place
}

const tabsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>('[role="tab"]')]
const shown = (place: Element) =>
  [...place.querySelectorAll('section')].filter((it) => !it.hidden).map((it) => it.id)
const marked = (place: Element) =>
  tabsOf(place)
    .filter((it) => it.getAttribute('aria-selected') === 'true')
    .map((it) => it.textContent)
const press = (place: Element, key: string) =>
  place
    .querySelector('[role="tab"][aria-selected="true"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

describe('account-tabs', () => {
  after(() => history.replaceState(null, '', location.pathname + location.search))

  it('is accessible', async () => {
    await expect(await page()).to.be.accessible()
  })

  it('shows the first panel, and names each by its tab', async () => {
    const place = await page()

    expect([shown(place), marked(place)]).to.deep.equal([['orders'], ['Beställningar']])
    const names = [...place.querySelectorAll('[role="tabpanel"]')].map((it) =>
      it.getAttribute('aria-labelledby'),
    )
    expect(names).to.deep.equal(['tab-orders', 'tab-profile', 'tab-privacy'])
  })

  it('shows the panel that the address names, or that holds what it names', async () => {
    expect(shown(await page('#privacy'))).to.deep.equal(['privacy'])
    expect(shown(await page('#in-profile'))).to.deep.equal(['profile'])
    expect(shown(await page('#elsewhere'))).to.deep.equal(['orders'])
    expect(shown(await page('#%E0%A4%A'))).to.deep.equal(['orders'])
  })

  it('shows a panel at a press, and the one before by Back', async () => {
    const place = await page('#orders')

    tabsOf(place)[1]?.click()
    await until(() => shown(place)[0] === 'profile')
    const address = location.hash
    history.back()
    await until(() => shown(place)[0] === 'orders')

    expect([address, location.hash, marked(place)]).to.deep.equal([
      '#profile',
      '#orders',
      ['Beställningar'],
    ])
  })

  it('is moved through by arrows, Home and End, without entries in the history', async () => {
    const place = await page('#orders')
    const length = history.length
    const seen: string[] = []
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      const before = shown(place)[0]
      press(place, key)
      await until(() => shown(place)[0] !== before)
      seen.push(`${key} ${shown(place)} ${document.activeElement?.textContent}`)
    }

    expect(seen).to.deep.equal([
      'ArrowRight profile Profil',
      'End privacy Integritet',
      'ArrowRight orders Beställningar',
      'ArrowLeft privacy Integritet',
      'Home orders Beställningar',
    ])
    expect([history.length, location.hash]).to.deep.equal([length, '#orders'])
    expect(tabsOf(place).map((it) => it.tabIndex)).to.deep.equal([0, -1, -1])
  })

  it('is moved through the other way around where one reads from right to left', async () => {
    const place = await page('#orders')
    place.dir = 'rtl'
    press(place, 'ArrowLeft')
    await until(() => shown(place)[0] === 'profile')
    press(place, 'ArrowRight')
    await until(() => shown(place)[0] === 'orders')

    expect(document.activeElement?.textContent).to.equal('Beställningar')
  })

  it('shows by Space the panel of a tab that has the focus, with an entry in the history', async () => {
    const place = await page('#orders')
    const [, profile] = tabsOf(place)

    const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    expect(profile?.dispatchEvent(key)).to.equal(false)
    await until(() => shown(place)[0] === 'profile')
    const address = location.hash
    history.back()
    await until(() => shown(place)[0] === 'orders')

    expect([address, location.hash]).to.deep.equal(['#profile', '#orders'])
  })

  const focusAndType = (tab: HTMLElement | undefined, key: 'Enter' | ' ') => {
    tab?.focus()
    return sendKeys({ press: key })
  }
  const WAYS: readonly [string, (tab: HTMLElement | undefined) => unknown][] = [
    ['a press', (tab) => tab?.click()],
    ['Enter', (tab) => focusAndType(tab, 'Enter')],
    ['Space', (tab) => focusAndType(tab, ' ')],
  ]
  for (const [way, act] of WAYS) {
    it(`leaves the focus on a tab whose panel is shown by ${way}`, async () => {
      const place = await page('#orders')
      const [orders, profile] = tabsOf(place)
      orders?.focus()

      await act(profile)
      await until(() => shown(place)[0] === 'profile')

      expect(document.activeElement === profile).to.equal(true)
      expect(tabsOf(place).map((it) => it.tabIndex)).to.deep.equal([-1, 0, -1])
      expect(location.hash).to.equal('#profile')
    })
  }

  it('names a tab without a label by its id', async () => {
    const place = await page('', [{ id: 'orders' }, { id: 'profile', label: '' }])

    expect(tabsOf(place).map((it) => it.textContent)).to.deep.equal(['orders', 'profile'])
  })

  it('says which panel is not there, and has no tab for it', async () => {
    const problems: string[] = []
    const hear = (event: Event) => problems.push((event as CustomEvent).detail.message)
    document.addEventListener('courtside:error', hear)
    const place = await page('', [{ id: 'missing', label: 'x' }, ...TABS])
    await until(() => problems.length > 0)
    document.removeEventListener('courtside:error', hear)

    expect(problems).to.deep.equal([
      '<account-tabs> attribute "tabs": no panel has the id "missing"',
    ])
    expect(tabsOf(place).length).to.equal(3)
  })

  it('shows all panels again when it goes', async () => {
    const place = await page()
    place.querySelector('account-tabs')?.remove()
    await until(() => shown(place).length === 3)

    expect(place.querySelectorAll('[role="tabpanel"]').length).to.equal(0)
  })
})
