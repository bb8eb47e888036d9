import { aTimeout, expect, oneEvent, waitUntil } from '@open-wc/testing'
import { showColours } from '../../../shop/pages/show-colours.ts'

const original = location.href
const left: string[] = []
const asked: string[] = []
let pages = new Map<string, () => Promise<Document>>()
let end = () => {}

beforeEach(() => {
  history.replaceState(null, '', addressOf('blue'))
  document.title = 'Shoe, blue'
  document.body.append(...bodyOf('blue').childNodes)
  pages = new Map()
  left.length = 0
  asked.length = 0
  end = showColours({
    fetchPage: (url, signal) => {
      asked.push(url)
      const page = pages.get(url) ?? (() => Promise.reject(new Error('no page')))
      return Promise.race([
        page(),
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
      ])
    },
    leave: (url) => left.push(url),
  })
})

afterEach(() => {
  end()
  document.querySelector('main')?.remove()
  for (const it of document.head.querySelectorAll('[type="application/ld+json"]')) it.remove()
  history.replaceState(null, '', original)
})

describe('links to the colours of a product', () => {
  it('show the other one in the same page, under its address', async () => {
    offer('red')
    press('red')
    await shown('red')

    expect(location.href).to.equal(addressOf('red'))
    expect(document.title).to.equal('Shoe, red')
    expect(find('h1').textContent).to.equal('Shoe, red')
    expect(links().map((it) => it.ariaCurrent)).to.deep.equal([null, 'true', null])
    expect(structured()).to.deep.equal(['{"name":"red"}'])
  })

  it('keep the focus, what is typed and what is unfolded', async () => {
    offer('red')
    const link = links()[1]
    link?.focus()
    find<HTMLInputElement>('input').value = '3'
    find<HTMLDetailsElement>('details').open = true
    press('red')
    await shown('red')

    expect(document.activeElement === link).to.equal(true)
    expect(find<HTMLInputElement>('input').value).to.equal('3')
    expect(find<HTMLDetailsElement>('details').open).to.equal(true)
  })

  it('give an element that is awake its attributes, and leave what it has drawn', async () => {
    offer('red')
    const sizes = find('size-test')
    sizes.dataset.state = 'ready'
    sizes.textContent = 'drawn by script'
    const pictures = find('pictures-test')
    pictures.dataset.state = 'ready'
    press('red')
    await shown('red')

    expect(find('size-test') === sizes).to.equal(true)
    expect(sizes.getAttribute('fields')).to.equal('sizes of red')
    expect(sizes.textContent).to.equal('drawn by script')
    expect(sizes.dataset.state).to.equal('ready')
    expect(find('pictures-test') === pictures).to.equal(false)
    expect(find('pictures-test').textContent).to.equal('picture of red')
  })

  it('take over the whole markup of an element that sleeps', async () => {
    offer('red')
    press('red')
    await shown('red')

    expect(find('size-test').outerHTML).to.equal(
      '<size-test fields="sizes of red" data-view="red">boxes of red</size-test>',
    )
  })

  it('are followed by the browser’s Back and Forward', async () => {
    offer('red', 'blue')
    press('red')
    await shown('red')
    history.back()
    await shown('blue')
    history.forward()
    await shown('red')

    expect(left).to.deep.equal([])
    expect(asked).to.deep.equal(['red', 'blue', 'red'].map(addressOf))
  })

  it('show the last one that was pressed', async () => {
    let arrive = (_page: Document) => {}
    const red = new Promise<Document>((resolve) => {
      arrive = resolve
    })
    pages.set(addressOf('red'), () => red)
    offer('green')
    press('red')
    expect(find('#product').ariaBusy).to.equal('true')
    press('green')
    await shown('green')
    arrive(pageOf('red'))
    await aTimeout(0)

    expect(location.href).to.equal(addressOf('green'))
    expect(find('h1').textContent).to.equal('Shoe, green')
    expect(find('#product').ariaBusy).to.equal(null)
  })

  it('stay with the colour that is here when it is pressed again', async () => {
    pages.set(addressOf('red'), () => new Promise(() => {}))
    press('red')
    press('blue')
    await aTimeout(0)

    expect(find('#product').ariaBusy).to.equal(null)
    expect(location.href).to.equal(addressOf('blue'))
    expect(asked).to.deep.equal([addressOf('red')])
  })

  it('are left to the browser where the page does not come', async () => {
    press('red')
    await waitUntil(() => left.length > 0)

    expect(left).to.deep.equal([addressOf('red')])
    expect(location.href).to.equal(addressOf('blue'))
  })

  it('are left to the browser when another tab is wanted', async () => {
    setTimeout(() => press('red', { ctrlKey: true }))
    const event = await oneEvent(window, 'click')
    const wasPrevented = event.defaultPrevented
    event.preventDefault()

    expect(wasPrevented).to.equal(false)
    expect(asked).to.deep.equal([])
  })

  it('do nothing when a place in the page is gone to', async () => {
    history.pushState(null, '', '#picture-2')
    dispatchEvent(new PopStateEvent('popstate'))
    await aTimeout(0)

    expect(asked).to.deep.equal([])
  })

  it('wait offline, and say so', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    press('red')
    await waitUntil(() => find('[role="status"]').textContent === 'You are offline.')
    expect(left).to.deep.equal([])
    Reflect.deleteProperty(navigator, 'onLine')

    offer('red')
    dispatchEvent(new Event('online'))
    await shown('red')
    expect(find('[role="status"]').textContent).to.equal('red')
  })
})

function addressOf(colour: string): string {
  return `${location.origin}/?colour=${colour}`
}

function offer(...colours: readonly string[]): void {
  for (const it of colours) pages.set(addressOf(it), async () => pageOf(it))
}

function pageOf(colour: string): Document {
  const page = document.implementation.createHTMLDocument(`Shoe, ${colour}`)
  const description = page.createElement('script')
  description.type = 'application/ld+json'
  description.textContent = JSON.stringify({ name: colour })
  page.head.append(description)
  page.body.append(...bodyOf(colour).childNodes)
  return page
}

function bodyOf(colour: string): HTMLElement {
  const body = document.createElement('div')
  const links = ['blue', 'red', 'green'].map((it) => {
    const current = it === colour ? ' aria-current="true"' : ''
    return `<li><a href="${addressOf(it)}"${current}>${it}</a></li>`
  })
  body.innerHTML = `<main><div id="product">
    <pictures-test data-view="">picture of ${colour}</pictures-test>
    <h1>Shoe, ${colour}</h1>
    <nav class="shop-colours">
      <p class="shop-colours__chosen" role="status" data-offline="You are offline.">${colour}</p>
      <ul>${links.join('')}</ul>
    </nav>
    <size-test fields="sizes of ${colour}" data-view="${colour}">boxes of ${colour}</size-test>
    <label>Quantity <input></label>
    <details><summary>Facts</summary>of ${colour}</details>
  </div></main>`
  return body
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.shop-colours a')]
}

function press(colour: string, keys: MouseEventInit = {}): void {
  const link = links().find((it) => it.textContent === colour)
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

async function shown(colour: string): Promise<void> {
  await waitUntil(() => find('h1').textContent === `Shoe, ${colour}`)
}

function structured(): string[] {
  const scripts = document.head.querySelectorAll('[type="application/ld+json"]')
  return [...scripts].map((it) => it.textContent ?? '')
}

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
