import { aTimeout, expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const CONFIG = Symbol.for('courtside.config')
const DEBUG = Symbol.for('courtside.debug')
const SETTLED_MS = 300

const symbolsOf = (page: LoaderPage) => page.window as unknown as Record<symbol, unknown>

function drawn(page: LoaderPage, selector: string): Promise<void> {
  return waitUntil(() => page.find(selector).dataset.state === 'ready', `${selector} is drawn`)
}

describe('the script tag of the loader', () => {
  afterEach(closePages)

  it('has defaults for all it can say', async () => {
    const page = await openPage('<fix-now>server</fix-now>')
    await drawn(page, 'fix-now')

    expect(symbolsOf(page)[CONFIG]).to.deep.equal({
      api: '/api',
      contextHeader: 'request-context',
      tokenHeader: 'RequestVerificationToken',
      prefix: '',
      debug: false,
      version: '1.0.0',
    })
  })

  it('says where the calls go and under which names, before any part runs', async () => {
    const page = await openPage('<acme-fix-now>server</acme-fix-now>', {
      script: `data-api="https://shop.test/v1/" data-context-header="litium-request-context"
        data-token-header="X-Token" data-prefix="acme" data-debug`,
    })
    await drawn(page, 'acme-fix-now')

    expect(symbolsOf(page)[CONFIG]).to.deep.equal({
      api: 'https://shop.test/v1',
      contextHeader: 'litium-request-context',
      tokenHeader: 'X-Token',
      prefix: 'acme',
      debug: true,
      version: '1.0.0',
    })
  })

  for (const prefix of [
    '',
    'Acme',
    '1a',
    'a b',
    '&quot;><script>uncaught.push(1)</script>',
    'x,*',
  ]) {
    it(`ignores the prefix ${JSON.stringify(prefix)}, which no tag can have`, async () => {
      const page = await openPage('<fix-now>server</fix-now>', {
        script: `data-prefix="${prefix}"`,
      })
      await drawn(page, 'fix-now')

      expect(page.window.uncaught).to.deep.equal([])
    })
  }
})

describe('the loader on a page twice', () => {
  afterEach(closePages)

  for (const src of ['courtside.js?again', 'other/courtside.js']) {
    it(`leaves everything to the first, with one warning (${src})`, async () => {
      const page = await openPage(
        `<fix-intent><button data-act="buy">Buy</button></fix-intent>
        <script type="module" src="${src}"></script>`,
      )
      page.find('button').click()
      await waitUntil(() => page.window.log.includes('click buy'))
      await aTimeout(SETTLED_MS)

      const version = src.startsWith('other') ? '2.0.0' : '1.0.0'
      expect(page.window.warnings).to.deep.equal([`courtside loaded twice: 1.0.0 ${version}`])
      expect(page.window.log).to.deep.equal(['texts sv', 'draw fix-intent', 'click buy'])
    })
  }
})

describe('editor mode', () => {
  const BODY = `<div data-courtside="mini-carrt" id="a">server</div>
    <acme-nothing id="b"></acme-nothing><other-tag id="c"></other-tag><fix-now>server</fix-now>
    <fix-history id="e">server</fix-history>`
  const note = (name: string) => `courtside: no element is called "${name}"`
  afterEach(closePages)

  for (const [how, options] of [
    ['by the address', { query: '?x=1&courtside-debug', script: 'data-prefix="acme"' }],
    ['by the script tag', { script: 'data-debug="true" data-prefix="acme"' }],
  ] as const) {
    it(`shows tags that do not exist where they stand, and warns (${how})`, async () => {
      const page = await openPage(BODY, options)
      await waitUntil(() => page.window.warnings.length === 2)
      const late = page.document.createElement('acme-later')
      page.find('body').append(late)
      await waitUntil(() => page.window.warnings.length === 3)

      expect(page.find('#a').textContent).to.equal(`server${note('mini-carrt')}`)
      expect(page.find('#b').textContent).to.equal(note('acme-nothing'))
      expect(late.textContent).to.equal(note('acme-later'))
      expect(page.find('#c').textContent).to.equal('')
      expect(symbolsOf(page)[DEBUG]).to.equal(true)
    })
  }

  it('speaks before anything wakes an element, also one that comes later', async () => {
    const page = await openPage('<fix-intent id="it">server</fix-intent>', { script: 'data-debug' })
    await drawn(page, '#it')
    const late = page.document.createElement('fix-history')
    late.id = 'late'
    late.append('server')
    page.find('body').append(late)

    await drawn(page, '#late')
  })

  for (const script of ['', 'data-debug="false"', 'data-debug="0"']) {
    it(`is off with ${script || 'nothing said'}`, async () => {
      const page = await openPage(BODY.replace('fix-now', 'fix-now id="d"'), { script })
      await drawn(page, '#d')

      expect(page.find('#a').textContent).to.equal('server')
      expect(page.find('#e').dataset.state).to.equal(undefined)
      expect(page.window.warnings).to.deep.equal([])
      expect(symbolsOf(page)[DEBUG]).to.equal(false)
    })
  }
})

/** Names of an editor's form or field that hide the DOM's own. */
const NAMES =
  `body head title documentElement forms scripts images links anchors embeds all cookie URL
  location domain referrer readyState activeElement currentScript defaultView children childNodes
  firstElementChild createElement createTextNode getElementById querySelector querySelectorAll
  addEventListener removeEventListener dispatchEvent append remove contains closest matches
  getAttribute setAttribute hasAttribute removeAttribute attributes dataset localName tagName nodeName
  isConnected parentNode ownerDocument textContent innerHTML style className id name value type form
  action method submit requestSubmit elements length api config courtside customElements fetch loader
  requestIdleCallback constructor __proto__ prototype toString hasOwnProperty`
    .split(/\s+/)
    .filter(Boolean)

describe('a page whose names hide the DOM’s own', () => {
  const HOSTILE = NAMES.map(
    (it) => `<form name="${it}"></form><img name="${it}" alt=""><a id="${it}"></a>`,
  ).join('')
  const FIELDS = NAMES.map((it) => `<input name="${it}" value="x">`).join('')
  afterEach(closePages)

  it('is hydrated, captured and replayed as any other', async () => {
    const page = await openPage(`<form><fix-many></fix-many><fix-intent>
      <button type="button" data-act="buy" id="buy">Buy</button></fix-intent>${FIELDS}</form>
      <fix-now>server</fix-now>${HOSTILE}`)
    page.find('#buy').click()
    await waitUntil(() => page.window.log.includes('click buy'))
    await drawn(page, 'fix-now')
    await waitUntil(() => page.find('fix-many').textContent === 'Buy')

    expect(page.window.uncaught).to.deep.equal([])
    expect(page.window.warnings).to.include('courtside: createElement hides a member of document')
    expect(page.window.warnings.filter((it) => !it.includes('hides a member'))).to.deep.equal([])
  })

  it('has the document back before anything is drawn, also from what comes later', async () => {
    const page = await openPage('<fix-now>server</fix-now>')
    await drawn(page, 'fix-now')
    page.document.body.insertAdjacentHTML(
      'beforeend',
      '<img name="createElement" alt=""><form name="mine"><input name="createElement"></form>',
    )
    await waitUntil(() => typeof page.document.createElement === 'function')

    expect(page.find('form').getAttribute('name')).to.equal('mine')
    expect(page.find<HTMLInputElement>('input').name).to.equal('createElement')
  })

  for (const how of ['by a button', 'by itself']) {
    it(`has its forms held and sent (${how})`, async () => {
      const page = await openPage(
        `${HOSTILE}<fix-intent><form id="it" action="~landing" method="post">
        ${FIELDS}<button data-act="go">Go</button></form></fix-intent>`,
        { faults: { 'fix-intent.js': ['404'] } },
      )
      const { requestSubmit } = page.window.HTMLFormElement.prototype
      if (how === 'by itself') requestSubmit.call(page.find('#it'))
      else page.find('[data-act=go]').click()
      await waitUntil(() => page.frame.contentWindow?.location.pathname.endsWith('~landing'))

      expect(NAMES.length).to.be.greaterThan(60)
    })
  }

  it('may say anything in its attributes', async () => {
    const page = await openPage(`
      <fix-now id="a" data-wake="&quot;>__proto__ constructor" data-state="ready failed">A</fix-now>
      <div id="b" data-courtside="__proto__">B</div><div data-courtside="constructor">C</div>
      <div data-courtside="toString">D</div><constructor></constructor>
      <fix-intent data-wake="" id="c"><button data-act="&quot;] *\\" value="'">A</button></fix-intent>
      <fix-now id="d" data-state="ready">D</fix-now>`)
    page.find('#c button').click()
    await waitUntil(() => page.window.log.some((it) => it.startsWith('click')))

    expect(page.window.uncaught).to.deep.equal([])
    expect(({} as Record<string, unknown>).wake).to.equal(undefined)
    expect(page.find('#b').outerHTML).to.equal('<div id="b" data-courtside="__proto__">B</div>')
  })
})

describe('the loader under a strict policy', () => {
  afterEach(closePages)

  it('breaks no rule of content security or trusted types', async () => {
    const policy = `default-src 'none'; script-src 'nonce-test' 'strict-dynamic'; connect-src 'self';
      style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
    const page = await openPage(
      `<fix-intent><button data-act="buy">Buy</button></fix-intent><fix-many></fix-many>
      <div data-courtside="nothing">server</div>`,
      {
        headers: { 'content-security-policy': policy.replace(/\s+/g, ' ') },
        script: 'nonce="test" data-debug',
        faults: { 'fix-intent.js': ['404', 'ok'] },
      },
    )
    page.find('fix-intent button').click()
    await waitUntil(() => page.find('fix-intent').querySelector('.courtside-notice button'))
    page.find('.courtside-notice button').click()
    await waitUntil(() => page.window.log.includes('click buy'))

    expect(page.window.uncaught).to.deep.equal([])
    expect(page.find('fix-many').textContent).to.equal('Buy')
  })
})

describe('a page that is still arriving', () => {
  afterEach(closePages)

  it('is not judged before it is here', async () => {
    const page = await openPage(
      `<fix-intent id="a"><!--pause--><button data-act="buy">Buy</button></fix-intent>
      <fix-intent id="b"></fix-intent>`,
      { script: 'async' },
    )
    await drawn(page, '#b')

    expect(page.find('#a').outerHTML).to.equal(
      '<fix-intent id="a"><!----><button data-act="buy">Buy</button></fix-intent>'.replace(
        '<!---->',
        '',
      ),
    )
  })
})
