import { aTimeout, expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const BUTTON = '<fix-intent id="it"><button data-act="buy">Buy</button></fix-intent>'
const LINK = '<fix-intent id="it"><a href="~landing?bought" data-act="buy">Buy</a></fix-intent>'
const FORM = `<fix-intent id="it"><form action="~landing" method="post"><input name="q" value="ball">
  <button name="by" value="button" data-act="find">Find</button></form></fix-intent>`
const SETTLED_MS = 300

const NOTICE = '#it > .courtside-notice'
const FAILED = 'Den här delen kunde inte laddas. Försök igen'
const SLOW_TEXT = 'Den här delen laddas fortfarande. Försök igen'
/** The loader's message before its second script has loaded. */
const EARLY = 'Inte laddat än. Försök igen'

/** Waits for a message in the element's place. */
const shows = (page: LoaderPage, text: string) =>
  waitUntil(() => page.find('#it').querySelector('.courtside-notice')?.textContent === text, text)
const retry = (page: LoaderPage) => page.find(`${NOTICE} button, button.courtside-notice`).click()
const failed = (page: LoaderPage) =>
  waitUntil(() => page.window.failures.length > 0, 'courtside:error')
const replayed = (page: LoaderPage) => waitUntil(() => page.window.log.includes('click buy'))
const landed = (page: LoaderPage) => waitUntil(() => page.document.title === 'landed')

describe('a part that does not arrive', () => {
  afterEach(closePages)

  const faults: [fault: string, type: string][] = [
    ['404', 'missing'],
    ['500', 'missing'],
    ['502', 'missing'],
    ['html', 'missing'],
    ['reset', 'other'],
    ['cut', 'other'],
    ['syntax', 'other'],
    ['hang', 'timeout'],
  ]
  for (const [fault, type] of faults) {
    for (const file of ['fix-intent.js', 'shared.js']) {
      it(`is a ChunkLoadError "${type}" when ${file} fails by ${fault}`, async () => {
        // Firefox retries when a connection breaks: only a hanging request gets a short time.
        const short = fault === 'hang' && { timeout: 1000 }
        const page = await openPage(BUTTON, { faults: { [file]: [fault] }, ...short })
        page.find('button').click()
        await failed(page)

        expect(page.window.failures).to.deep.equal([
          { type, tag: 'fix-intent', url: file, name: 'ChunkLoadError', on: 'it' },
        ])
        expect(page.find('#it').dataset.state).to.equal('failed')
        expect(page.window.logged).to.have.length(1)
        expect(page.window.uncaught).to.deep.equal([])
      })
    }
  }

  it('is a ChunkLoadError "other" when it throws', async () => {
    const page = await openPage('<fix-throws id="it"><button data-act="a">A</button></fix-throws>')
    page.find('button').click()
    await failed(page)

    expect(page.window.failures[0]).to.deep.include({ type: 'other', url: 'fix-throws.js' })
  })

  for (const file of ['hydrator.js', 'texts-sv-core.js']) {
    it(`fails the element that needs ${file} too, and is tried again`, async () => {
      const page = await openPage(BUTTON, { faults: { [file]: ['404', 'ok'] } })
      page.find('button').click()
      await shows(page, file === 'hydrator.js' ? EARLY : FAILED)
      retry(page)

      await replayed(page)
    })
  }

  it('leaves the elements alive that need other files', async () => {
    const page = await openPage(`${BUTTON}<fix-visible id="other">server</fix-visible>`, {
      faults: { 'fix-intent.js': ['404'] },
    })
    page.find('button').click()
    await failed(page)

    await waitUntil(() => page.find('#other').dataset.state === 'ready')
  })

  it('is logged once for all its elements, each of which notifies the page', async () => {
    const page = await openPage('<fix-now id="a">A</fix-now><fix-now id="b">B</fix-now>', {
      faults: { 'fix-now.js': ['404'] },
    })
    await waitUntil(() => page.window.failures.length === 2)

    expect(page.window.failures.map((it) => it.on)).to.deep.equal(['a', 'b'])
    expect(page.window.logged).to.have.length(1)
    expect(page.find('#a').innerHTML).to.equal('A')
  })
})

describe('what somebody pressed when the part does not arrive', () => {
  const GONE = { faults: { 'fix-intent.js': ['404'] } }
  afterEach(closePages)

  it('is followed when it is a link', async () => {
    const page = await openPage(LINK, GONE)
    page.find('a').click()
    await landed(page)

    expect(page.document.body.textContent).to.equal('GET bought')
  })

  it('is sent by the browser when it is a button of a form', async () => {
    const page = await openPage(FORM, GONE)
    page.find('button').click()
    await landed(page)

    expect(page.document.body.textContent).to.equal('POST q=ball&by=button')
  })

  it('is sent by the browser when it is a form', async () => {
    const page = await openPage(FORM, GONE)
    page.find<HTMLFormElement>('form').requestSubmit()
    await landed(page)

    expect(page.document.body.textContent).to.equal('POST q=ball')
  })

  it('is followed too when the page has lost the net', async () => {
    const page = await openPage(LINK, { faults: { 'hydrator.js': ['reset'] } })
    page.find('a').click()
    await landed(page)
  })

  it('gets a message in its place, and is answered once after "try again"', async () => {
    const page = await openPage(BUTTON, { faults: { 'fix-intent.js': ['404', '404', 'ok'] } })
    page.find('button').click()
    await shows(page, FAILED)
    retry(page)
    await waitUntil(() => page.window.failures.length === 2)
    await shows(page, FAILED)
    retry(page)
    await replayed(page)
    await aTimeout(SETTLED_MS)

    expect(page.window.log).to.deep.equal(['texts sv', 'draw it', 'click buy'])
    expect(page.find('#it').textContent).to.equal('Buy')
    expect(page.find('#it').ariaBusy).to.equal(null)
  })

  it('keeps the focus on the control through message and retry', async () => {
    const page = await openPage(BUTTON, { faults: { 'fix-intent.js': ['404', 'slow'] } })
    page.window.focus()
    page.find('button').focus()
    page.find('button').click()
    await shows(page, FAILED)
    const before = page.document.activeElement
    page.find(`${NOTICE} button`).focus()
    retry(page)

    expect([before, page.document.activeElement]).to.deep.equal([
      page.find('[data-act]'),
      page.find('[data-act]'),
    ])
  })

  it('is requested again by a press on the control itself', async () => {
    const page = await openPage(BUTTON, { faults: { 'shared.js': ['500', 'ok'] } })
    page.find('button').click()
    await failed(page)
    page.find('[data-act]').click()

    await replayed(page)
  })

  it('speaks English on an English page, and what the page says on any', async () => {
    const english = await openPage(BUTTON, { ...GONE, lang: 'en' })
    english.find('button').click()
    await shows(english, 'This part could not be loaded. Try again')
    const own = await openPage(BUTTON, {
      ...GONE,
      head: `<script type="application/json" id="courtside-texts">
        {"error.part": "<b>Nix</b>", "error.retry": 7}</script>`,
    })
    own.find('button').click()

    await shows(own, '<b>Nix</b> Försök igen')
  })
})

describe('what somebody pressed when the browser is offline', () => {
  const OFFLINE = 'Du är offline. Försök igen'
  const EARLY_OFFLINE = `Offline. ${EARLY}`
  const gone = (file: string) => ({
    faults: { [file]: ['reset'] },
  })
  afterEach(closePages)

  function setOnline(page: LoaderPage, onLine: boolean): void {
    Object.defineProperty(page.window.navigator, 'onLine', { configurable: true, value: onLine })
  }

  for (const file of ['hydrator.js', 'fix-intent.js']) {
    for (const [what, body, control] of [
      ['link', LINK, 'a'],
      ['form', FORM, 'button'],
      ['button', BUTTON, 'button'],
    ] as const) {
      it(`stays on the page and says so beside a ${what} without ${file}`, async () => {
        const page = await openPage(body, gone(file))
        setOnline(page, false)
        page.find(control).click()
        await shows(page, file === 'hydrator.js' ? EARLY_OFFLINE : OFFLINE)
        await aTimeout(SETTLED_MS)

        expect(page.document.title).to.equal('page')
        expect(page.find(control).isConnected).to.equal(true)
      })
    }
  }

  it('is answered once by "try again" when the net is back', async () => {
    const page = await openPage(LINK, { faults: { 'fix-intent.js': ['404', 'ok'] } })
    setOnline(page, false)
    page.find('a').click()
    await shows(page, OFFLINE)
    setOnline(page, true)
    retry(page)
    await replayed(page)
    await aTimeout(SETTLED_MS)

    expect(page.window.log).to.deep.equal(['texts sv', 'draw it', 'click buy'])
    expect(page.document.title).to.equal('page')
  })

  it('speaks English on an English page', async () => {
    const page = await openPage(LINK, { ...gone('fix-intent.js'), lang: 'en' })
    setOnline(page, false)
    page.find('a').click()

    await shows(page, 'You are offline. Try again')
  })
})

describe('a part that nobody pressed for', () => {
  afterEach(closePages)

  it('fails in silence where the server has drawn', async () => {
    const page = await openPage('<fix-now id="it">server</fix-now>', {
      faults: { 'fix-now.js': ['404'] },
    })
    await failed(page)

    expect(page.find('#it').innerHTML).to.equal('server')
  })

  it('leaves a message and "try again" in an empty tag', async () => {
    const page = await openPage('<fix-intent id="it"></fix-intent>', {
      faults: { 'fix-intent.js': ['404', '404', 'ok'] },
    })
    await shows(page, FAILED)
    page.window.focus()
    const button = page.find(`${NOTICE} button`)
    button.focus()
    // A window becomes active asynchronously.
    await waitUntil(() => button.matches(':focus'), 'focus in the message')
    retry(page)
    await waitUntil(() => page.window.failures.length === 2)
    await shows(page, FAILED)
    const focused = page.document.activeElement
    retry(page)
    await waitUntil(() => page.find('#it').dataset.state === 'ready')

    expect(focused?.textContent).to.equal('Försök igen')
  })

  it('leaves a message in an empty repeated element, and one retry is enough to draw it', async () => {
    const page = await openPage('<fix-many id="it" data-wake="never"></fix-many>', {
      faults: { 'fix-many.js': ['404', '404', 'ok'] },
    })
    await shows(page, EARLY)
    retry(page)
    await waitUntil(() => page.window.failures.length === 2)
    // The second script may have loaded, with its own text.
    await waitUntil(() => page.find('#it').textContent?.endsWith('Försök igen'))
    retry(page)
    await waitUntil(() => page.find('#it').innerHTML === '<button data-act="buy">Buy</button>')

    expect(page.find('#it').getAttributeNames()).to.deep.equal(['id', 'data-wake'])
  })

  it('is drawn by its part where only the plain part did not arrive', async () => {
    const page = await openPage('<fix-many id="it"></fix-many>', {
      faults: { 'fix-many.js': ['404', 'hang', '404'] },
      timeout: 700,
    })
    await shows(page, EARLY)
    // A retry also counts as a sign of intent.
    retry(page)
    await waitUntil(() => page.find('#it').dataset.state === 'ready')
    await aTimeout(700)

    expect(page.find('#it').dataset.state).to.equal('ready')
    expect(page.window.log).to.deep.equal(['texts sv', 'draw it'])
  })

  it('leaves a message where it throws while it draws, and says so in the log', async () => {
    const page = await openPage('<fix-many id="it" broken></fix-many>')
    await waitUntil(() => page.find('#it').dataset.state === 'failed')

    expect(page.window.logged).to.deep.equal(['Error: thrown while it draws'])
    await shows(page, EARLY)
  })

  it('is requested again by hovering after 5 s, and after 10 s more if it fails again', async () => {
    const page = await openPage(BUTTON, { faults: { 'fix-intent.js': ['404', '404', 'ok'] } })
    // The page's clock stands still while a file is loading, however long that takes.
    let seconds = 0
    const began = page.window.Date.now()
    page.window.Date.now = () => began + 1000 * seconds
    const hover = (at: number) => {
      seconds = at
      for (let i = 0; i < 3; i++) {
        const event = new page.window.PointerEvent('pointerover', { bubbles: true })
        page.find('button').dispatchEvent(event)
      }
    }
    const counts = []
    for (const [at, failures] of [
      [0, 1],
      [3, 1],
      [6, 2],
      [12, 2],
    ] as const) {
      hover(at)
      await waitUntil(() => page.window.failures.length === failures)
      await aTimeout(SETTLED_MS)
      counts.push((await page.requests()).filter((it) => it === 'fix-intent.js').length)
    }
    hover(17)
    await waitUntil(() => page.find('#it').dataset.state === 'ready')

    expect(counts).to.deep.equal([1, 1, 2, 2])
  })
})

describe('a part that takes long', () => {
  const SLOW = { faults: { 'shared.js': ['hang', 'ok'] }, timeout: 3000 }
  afterEach(closePages)

  it('is shown after some seconds to a visitor who has pressed, and can be retried', async () => {
    const page = await openPage(BUTTON, SLOW)
    page.find('button').click()
    await shows(page, SLOW_TEXT)
    retry(page)
    await replayed(page)
    await aTimeout(3000)

    expect(page.window.log).to.deep.equal(['texts sv', 'draw it', 'click buy'])
    expect(page.window.failures).to.deep.equal([])
    expect(page.find('#it').dataset.state).to.equal('ready')
  })

  for (const [what, body, sent] of [
    ['form', FORM, 'POST q=ball&by=button'],
    [
      'form whose button says nothing of what it does',
      FORM.replace(' data-act="find"', ''),
      'POST q=ball&by=button',
    ],
    ['link', LINK, 'GET bought'],
  ] as const) {
    for (const file of ['hydrator.js', 'fix-intent.js', 'shared.js']) {
      it(`has a ${what} go its own way at last, once, while ${file} hangs`, async () => {
        const page = await openPage(body, { faults: { [file]: ['hang'] }, timeout: 12_000 })
        let sendings = 0
        page.window.addEventListener('pagehide', () => {
          sendings += 1
        })
        page.find('#it :is(button, a)').click()
        expect(page.find('#it').ariaBusy).to.equal('true')
        page.find('#it :is(button, a)').click()
        await waitUntil(
          () => page.document.querySelector('.courtside-notice')?.textContent,
          'a notice',
        )
        page.find('#it :is(button, a)').click()
        expect(page.document.title).to.equal('page')
        await landed(page)

        expect([page.document.body.textContent, sendings]).to.deep.equal([sent, 1])
      })
    }
  }

  it('has nothing go its own way that the part has answered', async () => {
    const page = await openPage(FORM, { faults: { 'shared.js': ['slow'] }, timeout: 20_000 })
    page.find('button').click()
    page.find('button').click()
    await waitUntil(() => page.find('#it').dataset.state === 'ready')
    await aTimeout(6000)

    expect(page.window.log).to.deep.equal(['texts sv', 'draw it', 'click find button'])
    expect([page.document.title, page.find('#it').ariaBusy]).to.deep.equal(['page', null])
  })

  it('keeps a press that only script can answer, and counts it once when it comes', async () => {
    const page = await openPage(BUTTON, { faults: { 'shared.js': ['held'] }, timeout: 20_000 })
    page.find('button').click()
    await shows(page, SLOW_TEXT)
    page.find('[data-act]').click()
    await aTimeout(6000)
    await page.change({ 'shared.js': ['ok'] })
    await replayed(page)
    await aTimeout(SETTLED_MS)

    expect(page.window.log).to.deep.equal(['texts sv', 'draw it', 'click buy'])
    expect(page.find('#it').textContent).to.equal('Buy')
  })

  it('says nothing to nobody', async () => {
    const page = await openPage('<fix-now id="it">server</fix-now>', SLOW)
    await aTimeout(600)

    expect(page.find('#it').innerHTML).to.equal('server')
  })

  it('hydrates every waiting element after a retry', async () => {
    const page = await openPage(
      `${BUTTON}<div data-courtside="fix-intent" id="other"><button data-act="b">B</button></div>`,
      SLOW,
    )
    page.find('#it button').click()
    page.find('#other button').click()
    await shows(page, SLOW_TEXT)
    retry(page)
    await replayed(page)
    await waitUntil(() => page.find('#other').dataset.state === 'ready', 'the other')

    expect(page.window.log.filter((it) => it === 'draw other')).to.have.length(1)
  })
})

describe('an element that crashed', () => {
  afterEach(closePages)

  it('gives what was pressed to the browser, then and later', async () => {
    const page = await openPage(
      '<fix-crash id="it"><a href="#there" data-act="buy">Buy</a></fix-crash>',
    )
    page.find('a').click()
    await waitUntil(() => page.window.location.hash === '#there')
    page.window.location.hash = ''
    page.find('a').click()
    await waitUntil(() => page.window.location.hash === '#there')

    expect(page.find('#it').ariaBusy).to.equal(null)
  })
})
