import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/category-links/category-links-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import type { NavigationLink } from '../../src/model/navigation.ts'
import { find, render, until } from '../helpers/render.tsx'
import { LINKS } from './menu-fixtures.ts'

define('category-links')

async function list(links: readonly NavigationLink[], more = ''): Promise<HTMLElement> {
  const json = JSON.stringify(links).replaceAll("'", '&#39;')
  return render(`<category-links links='${json}' ${more}></category-links>`)
}

const words = (el: Element) => [...el.querySelectorAll('a')].map((it) => it.textContent?.trim())

describe('category-links', () => {
  it('is accessible', async () => {
    await expect(await list(LINKS)).to.be.accessible()
  })

  it('opens the branch of the page, and marks it on every level', async () => {
    const el = await list(LINKS)

    const shown = ['Skor', 'Löparskor', 'Terräng', 'Fotboll', 'Kläder', 'Rea']
    expect(words(el)).to.deep.equal(shown)
    const marked = [...el.querySelectorAll('[aria-current]')].map((it) => it.textContent)
    expect(marked).to.deep.equal(['Skor', 'Löparskor'])
  })

  it('opens and closes what is below a name by the button beside it', async () => {
    const el = await list([{ name: 'a', url: '/a', links: [{ name: 'b', url: '/b' }] }])
    const toggle = find(el, 'button')

    expect([toggle.getAttribute('aria-expanded'), words(el)]).to.deep.equal(['false', ['a']])
    toggle.click()
    await until(() => toggle.getAttribute('aria-expanded') === 'true')

    expect(words(el)).to.deep.equal(['a', 'b'])
    expect(toggle.textContent).to.equal('Underkategorier i a')
    toggle.click()
    await until(() => words(el).length === 1)
  })

  it('folds nothing that is always open', async () => {
    const el = await list([{ name: 'a', alwaysOpen: true, links: [{ name: 'b', url: '/b' }] }])

    expect([el.querySelector('button'), words(el)]).to.deep.equal([null, ['a', 'b']])
  })

  it('shows neither what is hidden nor more than five levels', async () => {
    const nested = (at: number): NavigationLink => ({
      name: `n${at}`,
      alwaysOpen: true,
      links: at < 12 ? [nested(at + 1)] : [],
    })

    const el = await list([{ name: 'x', hide: true }, nested(1)])

    expect(words(el)).to.deep.equal(['n1', 'n2', 'n3', 'n4', 'n5'])
  })

  it('is named by its attribute, else by the server, else by a text', async () => {
    const nav = (el: Element) => find(el, 'nav').getAttribute('aria-label')
    const inner = '<nav aria-label="Av servern"><ul><li><a href="/a">a</a></li></ul></nav>'

    expect(nav(await list([{ name: 'a' }]))).to.equal('Kategorilista')
    expect(nav(await list([{ name: 'a' }], 'label="Egen"'))).to.equal('Egen')
    expect(nav(await render(`<category-links>${inner}</category-links>`))).to.equal('Av servern')
  })

  it('takes over what the server has written, with its numbers and the focus', async () => {
    const el = document.createElement('category-links')
    el.dataset.state = 'waiting'
    const page = await render('<div></div>')
    el.innerHTML = `<nav class="category-links__nav" aria-label="x"><ul>
      <li><a href="/a" aria-current="true">Skor &amp; strumpor <span class="cs-menu-quantity">7</span></a></li>
      <li><a href="/b">Kläder</a></li></ul></nav>`
    page.append(el)
    find(el, 'a[href="/b"]').focus()
    await until(() => el.dataset.state === 'ready')

    expect(words(el)).to.deep.equal(['Skor & strumpor 7', 'Kläder'])
    expect(document.activeElement?.getAttribute('href')).to.equal('/b')
    expect(find(el, 'a').getAttribute('aria-current')).to.equal('true')
  })

  it('shows nothing for an empty list', async () => {
    const el = await list([])

    expect(el.querySelector('nav')?.hidden).to.equal(true)
  })

  for (const links of ['[{"name":', '[{"url":1}]', '{}']) {
    it(`leaves the server’s markup where its links are ${links}`, async () => {
      const inner = '<nav><p>Ours</p><ol><li><a href="/a">a</a></li></ol></nav>'
      const page = await render('<div></div>')
      page.innerHTML = `<category-links links='${links}'>${inner}</category-links>`
      const el = find(page, 'category-links')
      await until(() => el.dataset.state === 'failed')
      const broken = el.innerHTML
      el.setAttribute('links', '[{"name":"b","url":"/b"}]')
      await until(() => el.dataset.state === 'ready')

      expect(broken).to.equal(inner)
      expect(words(el)).to.deep.equal(['b'])
    })
  }
})
