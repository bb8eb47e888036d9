import { aTimeout, expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const READY = '[data-state="ready"]'

function drawn(page: LoaderPage, selector: string): Promise<void> {
  return waitUntil(() => page.find(selector).matches(READY), `${selector} is drawn`)
}

function point(page: LoaderPage, selector: string, type = 'pointerover'): void {
  page.find(selector).dispatchEvent(new page.window.PointerEvent(type, { bubbles: true }))
}

/** Long enough for everything that happens on its own. */
const SETTLED_MS = 400

describe('the loader hydrates', () => {
  afterEach(closePages)

  it('nothing before somebody acts, where the server has drawn', async () => {
    const page = await openPage(`
      <fix-intent><button data-act="a">A</button></fix-intent>
      <fix-many><button data-act="buy">Buy</button></fix-many>
      <fix-stale>3</fix-stale>`)
    await aTimeout(SETTLED_MS)

    expect(await page.requests()).to.deep.equal(['courtside.js'])
    expect(page.find('fix-intent').outerHTML).to.equal(
      '<fix-intent><button data-act="a">A</button></fix-intent>',
    )
  })

  for (const [tag, when] of [
    ['fix-now', 'at once'],
    ['fix-visible', 'when it is seen'],
    ['fix-idle', 'when the page is idle'],
  ]) {
    it(`${tag} ${when}, with the texts of the page's language first`, async () => {
      const page = await openPage(`<${tag} id="it">server</${tag}>`, { lang: 'en-GB' })
      await drawn(page, '#it')

      expect(page.window.log).to.deep.equal(['texts en', 'draw it'])
      expect((await page.requests()).sort()).to.deep.equal(
        ['hydrator.js', 'courtside.js', 'shared.js', 'texts-en-core.js', `${tag}.js`].sort(),
      )
    })
  }

  it('a tag that is not seen only when it is', async () => {
    const page = await openPage('<p style="height:3000px"></p><fix-visible>server</fix-visible>')
    await aTimeout(SETTLED_MS)
    const before = await page.requests()
    page.window.scrollTo(0, 3000)
    await drawn(page, 'fix-visible')

    expect(before).to.deep.equal(['courtside.js'])
  })

  it('nothing that has left, and lets go of it', async () => {
    const page = await openPage(
      '<p style="height:3000px"></p><p id="p"><fix-visible id="it">server</fix-visible></p>',
      {
        head: `<script>
          const { unobserve } = IntersectionObserver.prototype
          IntersectionObserver.prototype.unobserve = function (element) {
            log.push('unobserve ' + element.id)
            unobserve.call(this, element)
          }</script>`,
      },
    )
    page.find('#p').remove()
    await waitUntil(() => page.window.log.includes('unobserve it'))
  })

  for (const type of ['pointerover', 'focusin']) {
    it(`a tag that a visitor means by ${type}`, async () => {
      const page = await openPage('<fix-intent><button data-act="a">A</button></fix-intent>')
      point(page, 'fix-intent button', type)

      await drawn(page, 'fix-intent')
    })
  }

  it('a tag whose form a field beside it names', async () => {
    const page = await openPage(
      '<input form="f"><fix-intent><form id="f" action="~landing"></form></fix-intent>',
    )
    point(page, 'input', 'focusin')

    await drawn(page, 'fix-intent')
  })

  it('what is to be late some time after a visitor has come, without texts where it has none', async () => {
    const page = await openPage('<fix-alone id="it" data-wake="late">server</fix-alone>')
    point(page, '#it')
    await aTimeout(SETTLED_MS)
    const before = page.find('#it').outerHTML
    expect(await page.requests()).to.deep.equal(['courtside.js', 'hydrator.js', 'fix-alone.js'])
    await page.change({ 'fix-alone.js': ['404'] })
    await waitUntil(() => page.find('#it').dataset.state === 'ready')

    expect(before).to.equal('<fix-alone id="it" data-wake="late">server</fix-alone>')
    expect(page.window.logged).to.deep.equal([])
  })

  it('what is to be late though its file did not come at first', async () => {
    const page = await openPage('<fix-alone id="it" data-wake="late">server</fix-alone>', {
      faults: { 'fix-alone.js': ['404', 'ok'] },
    })
    point(page, '#it')
    await waitUntil(() => page.find('#it').dataset.state === 'ready')

    expect(page.window.logged).to.have.length(1)
  })

  it('what waits for it with a press before it looks after the rest of the page', async () => {
    const page = await openPage(
      `<fix-intent><button data-act="a">A</button></fix-intent>
      <form name="createElement"></form>`,
      {
        head: `<script nonce="test">
          const real = fetch
          window.fetch = (url, ...more) => (log.push(url.split('/').pop()), real(url, ...more))
          console.warn = () => log.push('free names')
        </script>`,
      },
    )
    page.find('button').click()
    await drawn(page, 'fix-intent')

    const { log } = page.window
    expect(log.indexOf('fix-intent.js')).to.be.greaterThan(-1)
    expect(log.indexOf('free names')).to.be.greaterThan(log.indexOf('fix-intent.js'))
  })

  it('what adds to the cart, and brings what shows the cart for a press that waits', async () => {
    const page =
      await openPage(`<fix-adds data-delay="100"><button data-act="buy">Buy</button></fix-adds>
      <fix-stale id="cart">3</fix-stale>`)
    page.find('button').click()
    await drawn(page, 'fix-adds')
    await waitUntil(async () => (await page.requests()).includes('fix-stale.js'))

    expect(page.window.log.slice(0, 2)).to.deep.equal(['prepare', 'texts sv'])
    expect(page.find('#cart').outerHTML).to.equal('<fix-stale id="cart">3</fix-stale>')
  })

  it('nothing more with what adds to the cart than that, until it is pressed', async () => {
    const page = await openPage(`<fix-adds><button data-act="buy">Buy</button></fix-adds>
      <fix-stale>3</fix-stale>`)
    point(page, 'fix-adds button')
    await drawn(page, 'fix-adds')
    await aTimeout(SETTLED_MS)
    expect(page.window.log).to.deep.equal(['texts sv', 'draw fix-adds'])
    expect(await page.requests()).not.to.include('fix-stale.js')

    page.find('fix-adds button').click()
    await waitUntil(async () => (await page.requests()).includes('fix-stale.js'))
  })

  it('what shows a list when Back leads to another address than the list was drawn for', async () => {
    const page = await openPage('<fix-history id="it">server</fix-history><fix-stale>3</fix-stale>')
    const { history } = page.window
    const { search } = page.window.location
    history.replaceState({}, '', '?colour=red')
    history.pushState({}, '', search || '?')
    const there = new Promise((resolve) => page.window.addEventListener('popstate', resolve))
    history.back()
    await there
    await drawn(page, '#it')

    expect(page.find('#it').hasAttribute('data-moved')).to.equal(true)
    expect(page.find('fix-stale').hasAttribute('data-state')).to.equal(false)
  })

  it('what shows the cart where the shop has led back with a code for it', async () => {
    const page = await openPage('<fix-stale>3</fix-stale><fix-intent>A</fix-intent>', {
      query: '#courtside-cart=C-1',
    })
    await drawn(page, 'fix-stale')

    expect(page.find('fix-intent').hasAttribute('data-state')).to.equal(false)
  })

  it('only the tag that is meant, of several', async () => {
    const page = await openPage(
      '<fix-intent id="a">A</fix-intent><fix-intent id="b">B</fix-intent>',
    )
    point(page, '#a')
    await drawn(page, '#a')

    expect(page.window.log).to.deep.equal(['texts sv', 'draw a'])
    expect(page.find('#b').hasAttribute('data-state')).to.equal(false)
  })

  it('as the tag says by data-wake, before what its table says', async () => {
    const page = await openPage(`
      <fix-intent id="a" data-wake="visible idle">A</fix-intent>
      <fix-now id="b" data-wake="intent">B</fix-now>`)
    await drawn(page, '#a')

    expect(page.window.log).to.deep.equal(['texts sv', 'draw a'])
    point(page, '#b')
    await drawn(page, '#b')
  })

  it('tags that come later: appended, swapped in as html, deep inside', async () => {
    const page = await openPage('<main></main>')
    const late = page.document.createElement('fix-now')
    late.append('server')
    page.find('main').append(late)
    await drawn(page, 'fix-now')
    page.find('main').innerHTML = '<p><b><fix-now id="again">server</fix-now></b></p>'

    await drawn(page, '#again')
  })

  it('a copy of drawn markup whose state is ready, also after a reload', async () => {
    const page = await openPage(`
      <div data-courtside="fix-intent" data-state="ready" id="mounted">drawn</div>
      <fix-intent data-state="failed" id="tag">drawn<button class="courtside-notice">Again</button></fix-intent>`)
    for (const it of ['#mounted', '#tag']) await drawn(page, it)
    const copy = page.find('#mounted').cloneNode(true) as HTMLElement
    copy.id = 'copy'
    page.find('#mounted').after(copy)
    await waitUntil(() => page.window.log.includes('draw copy'))

    expect(page.window.log.filter((it) => it.startsWith('draw')).toSorted()).to.deep.equal([
      'draw copy',
      'draw mounted',
      'draw tag',
    ])
    expect(page.find('#tag').textContent).to.equal('drawn')
  })

  it('a plain element that says data-courtside, and lets go of it when it has left', async () => {
    const page = await openPage('<div id="it" data-courtside="fix-now">server</div>')
    await drawn(page, '#it')
    const element = page.find('#it')
    element.remove()
    await waitUntil(() => page.window.log.includes('undo it'))
    page.find('body').append(element)
    await drawn(page, '#it')

    expect(page.window.log).to.deep.equal(['texts sv', 'draw it', 'undo it', 'draw it'])
  })

  it('tags under the prefix of the page, and no others', async () => {
    const page = await openPage('<acme-fix-now>server</acme-fix-now><fix-now>server</fix-now>', {
      script: 'data-prefix="acme"',
    })
    await drawn(page, 'acme-fix-now')

    expect(page.find('fix-now').hasAttribute('data-state')).to.equal(false)
    expect(page.window.customElements.get('fix-now')).to.equal(undefined)
  })

  it('tags that came empty at once, whatever their table says', async () => {
    const page = await openPage('<fix-intent></fix-intent><fix-stale>  \n <!-- --> </fix-stale>')

    await drawn(page, 'fix-intent')
    await drawn(page, 'fix-stale')
  })

  it('a part that stands alone without the second script and without texts', async () => {
    const page = await openPage('<fix-alone></fix-alone><fix-alone id="b">server</fix-alone>')
    await drawn(page, 'fix-alone')
    await drawn(page, '#b')

    expect(await page.requests()).to.deep.equal(['courtside.js', 'fix-alone.js'])
  })

  it('two tags at once with one request for the file they share', async () => {
    const page = await openPage('<fix-now>server</fix-now><fix-idle>server</fix-idle>', {
      faults: { 'shared.js': ['slow', 'ok'] },
    })
    await drawn(page, 'fix-now')
    await drawn(page, 'fix-idle')

    expect((await page.requests()).filter((it) => it === 'shared.js')).to.have.length(1)
  })
})

describe('repeated elements that came empty', () => {
  afterEach(closePages)

  it('are drawn without their part when they come near', async () => {
    const page = await openPage(`
      <fix-many id="near" label="Köp"></fix-many>
      <div data-courtside="fix-many" data-label="Buy" id="mounted"></div>
      <p style="height:3000px"></p><fix-many id="far"></fix-many>`)
    await waitUntil(() => page.find('#mounted').textContent === 'Buy')

    expect(page.find('#near').innerHTML).to.equal('<button data-act="buy">Köp</button>')
    expect(page.find('#far').innerHTML).to.equal('')
    expect(await page.requests()).to.deep.equal(['courtside.js', 'fix-many.js'])
    page.window.scrollTo(0, 3000)
    await waitUntil(() => page.find('#far').textContent === 'Buy')
  })

  it('are hydrated one by one by a press', async () => {
    const page = await openPage('<fix-many id="a"></fix-many><fix-many id="b"></fix-many>')
    await waitUntil(() => page.find('#b').textContent === 'Buy')
    page.find('#b button').click()
    await waitUntil(() => page.window.log.length === 3)

    expect(page.window.log).to.deep.equal(['texts sv', 'draw b', 'click buy'])
  })
})

describe('elements whose markup has gone stale', () => {
  const BODY = '<fix-stale id="a">3</fix-stale><fix-intent id="b">server</fix-intent>'
  afterEach(closePages)

  const causes: Record<string, (page: LoaderPage) => void> = {
    'the page comes back from the back-forward cache': ({ window }) =>
      window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true })),
    'another tab says that the cart has changed': () => {
      const channel = new BroadcastChannel('courtside')
      channel.postMessage({ kind: 'cart' })
      channel.close()
    },
    'the cart of this page has changed': ({ document }) =>
      document.dispatchEvent(new Event('courtside:cart-changed')),
  }
  for (const [cause, happen] of Object.entries(causes)) {
    it(`are hydrated when ${cause}`, async () => {
      const page = await openPage(BODY)
      happen(page)
      await drawn(page, '#a')

      expect(page.window.log).to.deep.equal(['texts sv', 'draw a'])
    })
  }

  it('are left alone by anything else that a page or a tab says', async () => {
    const page = await openPage(BODY)
    page.window.dispatchEvent(new page.window.PageTransitionEvent('pageshow', { persisted: false }))
    await aTimeout(SETTLED_MS)
    expect(await page.requests()).to.deep.equal(['courtside.js'])
    const channel = new BroadcastChannel('courtside')
    for (const it of [null, 'cart', { kind: 'other' }]) channel.postMessage(it)
    await aTimeout(SETTLED_MS)
    channel.close()

    expect(page.window.log).to.deep.equal([])
    expect(page.window.uncaught).to.deep.equal([])
  })
})
