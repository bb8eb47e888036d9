import { expect } from '@open-wc/testing'
import { define as defineGuide } from '../../src/elements/size-guide/size-guide-view.tsx'
import { define as defineButton } from '../../src/elements/size-guide-button/size-guide-button-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { SCRIPTS } from './hostile-values.ts'
import { json, MISSING } from './slide-fixtures.ts'

defineGuide('size-guide')

const TABLE =
  '<table><caption>Fötter</caption><tr><th scope="col" colspan="2">EU</th></tr><tr><td>38</td><td>39</td></tr></table>'
const GUIDE = {
  title: 'Skor',
  gender: 'Dam',
  tableList: [{ title: 'Storlekar', table: TABLE }],
  infoList: [{ title: 'Så mäter du', text: 'Från <b>hälen</b> till tån.' }],
  sizeDescription: 'Välj den större.',
  imageDescription: 'En fot.',
  imageUrl: MISSING,
}
const BUTTON = '<size-guide-button for="guide"></size-guide-button>'

async function page(guide: unknown = GUIDE, button = BUTTON): Promise<HTMLElement> {
  defineButton('size-guide-button')
  const place = await render(
    `<div>${button}<size-guide id="guide" sizeguide='${json(guide)}'></size-guide></div>`,
  )
  await until(() => place.querySelector('size-guide[data-state="ready"] [popover]'))
  await until(() => place.querySelector('size-guide-button button'))
  return place
}

const panel = (place: Element) => find(place, '[popover]')
const isOpen = (place: Element) => panel(place).matches(':popover-open')
const button = (place: Element) => find<HTMLButtonElement>(place, 'size-guide-button button')

describe('size-guide', () => {
  it('is accessible, closed and open', async () => {
    const place = await page()
    await expect(place).to.be.accessible()
    button(place).click()
    await until(() => place.querySelector('td'))
    await expect(place).to.be.accessible()
  })

  it('says all that its payload says', async () => {
    const place = await page()
    await until(() => place.querySelector('td'))

    const guide = panel(place)
    expect(guide.role).to.equal('dialog')
    expect(find(guide, '.cs-panel__title').textContent).to.equal('Skor')
    expect([...guide.querySelectorAll('h3')].map((it) => it.textContent)).to.deep.equal([
      'Storlekar',
      'Så mäter du',
    ])
    for (const words of ['Dam', 'Välj den större.', 'Från <b>hälen</b> till tån.', 'En fot.']) {
      expect(guide.textContent).to.include(words)
    }
    expect(find(guide, 'img').getAttribute('src')).to.equal(MISSING)
    expect(find(guide, 'th').outerHTML).to.equal('<th scope="col" colspan="2">EU</th>')
  })

  it('opens by its button, and closes with the focus back there', async () => {
    const place = await page()
    button(place).focus()

    button(place).click()
    await until(() => isOpen(place))
    find(panel(place), 'button').click()
    await until(() => !isOpen(place))

    expect(document.activeElement === button(place)).to.equal(true)
  })

  it('opens by any of several buttons', async () => {
    const place = await page(GUIDE, BUTTON + BUTTON)
    await until(() => place.querySelectorAll('size-guide-button button').length === 2)

    place.querySelectorAll<HTMLButtonElement>('size-guide-button button')[1]?.click()
    await until(() => isOpen(place))
  })

  it('keeps of html the tags of tables and the words', async () => {
    const table = `<table onclick="x()" class="x" style="color:red"><tr><td id="app"><a href="/x">38</a><img src=x>
      <buy-button articlenumber="1"></buy-button><input value="x"></td></tr></table><h2>Efter</h2>`
    const place = await page({ tableList: [{ title: 'Storlekar', table }] })
    await until(() => place.querySelector('td'))

    const [tags, attributes] = inside(place)
    expect(tags).to.deep.equal(['table', 'tbody', 'td', 'tr'])
    expect(attributes).to.deep.equal([])
    expect(find(panel(place), 'td').textContent?.trim()).to.equal('38')
  })

  it('lets no script through', async () => {
    const hostile = SCRIPTS.map((it) => ({ title: it, table: `<table><td>${it}</td></table>` }))
    for (const tableList of [hostile.slice(0, 40), hostile.slice(40, 90)]) {
      const infoList = tableList.map(({ title }) => ({ title, text: title }))
      const place = await page({
        title: tableList[0]?.title,
        tableList,
        infoList,
        imageUrl: 'javascript:1',
      })
      await until(() => place.querySelector('td'))

      expect(
        place.querySelectorAll('script, iframe, svg:not(.cs-icon), img, style').length,
      ).to.equal(0)
    }
    expect(Reflect.get(window, '__xss')).to.equal(undefined)
  })

  it('says where a table came to nothing', async () => {
    const place = await page({ tableList: [{ table: '<script>1</script>' }] })
    await until(() => panel(place).textContent?.includes('kunde inte laddas'))
  })

  it('keeps the markup of the server, and a guide without words', async () => {
    const kept = await render(
      '<size-guide id="g"><div popover id="g-panel">Kvar</div></size-guide>',
    )
    expect(find(kept, '#g-panel').textContent).to.equal('Kvar')

    expect(find(panel(await page({})), '.cs-panel__title').textContent).to.equal('Storleksguide')
  })
})

describe('size-guide-button', () => {
  it('has the words of its label, else those of the text', async () => {
    const place = await page(
      GUIDE,
      `<size-guide-button for="guide" label="<b>Mått"></size-guide-button>`,
    )
    expect(button(place).textContent).to.equal('<b>Mått')
    expect(button(await page()).textContent).to.equal('Storleksguide')
  })

  it('opens a guide that comes after the press', async () => {
    const place = await render(
      `<div>${BUTTON}<late-guide id="guide" sizeguide='{}'></late-guide></div>`,
    )
    await until(() => place.querySelector('button'))
    button(place).click()

    defineGuide('late-guide')
    await until(() => place.querySelector(':popover-open'))
  })

  it('says where there is no such guide', async () => {
    const problems: unknown[] = []
    const hear = ({ detail }: Event & { detail?: unknown }) => problems.push(detail)
    document.addEventListener('courtside:error', hear)
    await render('<size-guide-button for="nowhere"></size-guide-button>')
    await until(() => problems.length > 0)
    document.removeEventListener('courtside:error', hear)

    expect(problems.length).to.equal(1)
  })
})

/** Names of the elements and attributes of the tables. */
function inside(place: Element) {
  const all = [...find(place, '.size-guide__table').querySelectorAll('*')]
  const tags = [...new Set(all.map((it) => it.localName))].sort()
  return [tags, all.flatMap((it) => it.getAttributeNames())]
}
