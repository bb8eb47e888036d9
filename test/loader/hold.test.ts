import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const SETTLED_MS = 300

function presses(page: LoaderPage): string[] {
  return page.window.log.filter((it) => /^(click|submit)/.test(it))
}

async function replayed(page: LoaderPage, ...expected: string[]): Promise<void> {
  await waitUntil(() => presses(page).length >= expected.length, 'a press is replayed')
  await aTimeout(SETTLED_MS)
  expect(presses(page)).to.deep.equal(expected)
}

function press(page: LoaderPage, selector: string, options: MouseEventInit = {}): Event {
  const event = new page.window.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...options,
  })
  page.find(selector).dispatchEvent(event)
  return event
}

describe('a press on an element that is not ready', () => {
  afterEach(closePages)

  it('is answered once, by the matching control, when it is', async () => {
    const page = await openPage('<fix-intent><button data-act="buy">Buy</button></fix-intent>')
    press(page, 'button')

    await replayed(page, 'click buy')
  })

  it('is answered on the second element of a page that was pointed at before', async () => {
    const page = await openPage(
      '<fix-now data-wake="now">1</fix-now><fix-intent><button data-act="buy">Buy</button></fix-intent>',
      { faults: { 'fix-intent.js': ['slow'] } },
    )
    await waitUntil(() => page.find('fix-now').dataset.state === 'ready')
    page
      .find('fix-intent')
      .dispatchEvent(new page.window.PointerEvent('pointerover', { bubbles: true }))
    // On a busy machine it is ready at once, and handles the press itself.
    await waitUntil(() => /loading|ready/.test(page.find('fix-intent').dataset.state ?? ''))
    press(page, 'button')

    await replayed(page, 'click buy')
  })

  it('shows at once that it was taken, and no more when it is answered', async () => {
    const page = await openPage(
      '<fix-intent data-delay="200"><button data-act="buy">Buy</button></fix-intent>',
    )
    press(page, 'button')
    const { ariaBusy, dataset } = page.find('fix-intent')
    const { state } = dataset
    await replayed(page, 'click buy')

    expect({ ariaBusy, state }).to.deep.equal({ ariaBusy: 'true', state: 'loading' })
    expect(page.find('fix-intent').ariaBusy).to.equal(null)
  })

  it('counts once when it comes twice', async () => {
    const page = await openPage(
      '<fix-intent data-delay="200"><button data-act="buy">Buy</button></fix-intent>',
    )
    press(page, 'button')
    press(page, 'button')
    await aTimeout(100)
    press(page, 'button')
    await waitUntil(() => presses(page).length > 0)
    page.find('body').append('something else happens on the page')

    await replayed(page, 'click buy')
  })

  it('waits until the element says ready, not only until it is defined', async () => {
    const page = await openPage(`
      <fix-now id="first">server</fix-now>
      <fix-now id="second" data-delay="500"><a href="~landing" data-act="go">Go</a></fix-now>`)
    await waitUntil(() => page.window.customElements.get('fix-now'))
    press(page, '#second a')

    await replayed(page, 'click go')
    expect(page.document.title).to.equal('page')
  })

  for (const tag of ['fix-intent', 'fix-many', 'fix-many data-wake="never"']) {
    it(`is answered by one of many <${tag}> when their part has long been here`, async () => {
      const [name] = tag.split(' ')
      const body = [1, 2, 3].map(
        (it) => `<${tag}><button data-act="buy" value="${it}">x</button></${name}>`,
      )
      const page = await openPage(body.join(''))
      press(page, '[value="1"]')
      await waitUntil(() => presses(page).length === 1)
      press(page, '[value="3"]')
      await waitUntil(() => presses(page).length === 2)
      press(page, '[value="2"]')
      press(page, '[value="2"]')

      await replayed(page, 'click buy 1', 'click buy 3', 'click buy 2')
      const ready = page.document.querySelectorAll('[data-state=ready]:not([aria-busy])')
      expect(ready).to.have.length(3)
    })
  }

  it('is answered in order among presses on other controls', async () => {
    const page = await openPage(`<fix-intent>
      <button data-act="less">-</button><button data-act="more">+</button></fix-intent>`)
    press(page, '[data-act=more]')
    press(page, '[data-act=less]')

    await replayed(page, 'click more', 'click less')
  })

  it('finds its matching control by value among controls that do the same, wherever it stands now', async () => {
    const page = await openPage(`<fix-intent>
      <button data-act="remove" value="a">x</button><button data-act="remove" value="b">x</button>
    </fix-intent>`)
    press(page, '[value=b]')
    const [first] = page.find('fix-intent').children
    page.find('fix-intent').append(first as Element)

    await replayed(page, 'click remove b')
  })

  it('finds its matching control by its place where nothing else distinguishes it', async () => {
    const page = await openPage(`<fix-intent>
      <button data-act="a" id="1">x</button><button data-act="a" id="2">x</button></fix-intent>`)
    page.window.addEventListener('click', (event) => {
      page.window.log.push(`click on ${(event.target as Element).id}`)
    })
    press(page, '[id="2"]')

    await replayed(page, 'click a', 'click on 2')
  })

  it('is not given to another row when its own is gone', async () => {
    const page = await openPage(`<fix-intent data-delay="200">
      <button data-act="remove" value="a">x</button><button data-act="remove" value="b">x</button>
    </fix-intent>`)
    press(page, '[value=a]')
    await aTimeout(50)
    page.find('[value=a]').remove()
    await waitUntil(() => page.window.log.includes('draw fix-intent'))

    await replayed(page)
  })

  it('waits for a control that comes later than its element, and is answered once', async () => {
    const page = await openPage(
      `<fix-intent data-late="300"><button data-act="less" value="a">-</button>
      <button data-act="remove" value="a">x</button></fix-intent>`,
    )
    press(page, '[data-act=remove]')
    await waitUntil(() => page.find('fix-intent').dataset.state === 'ready')
    const early = presses(page)
    await waitUntil(() => presses(page).length > 0)
    page.find('body').append('something else happens on the page')

    expect(early).to.deep.equal([])
    await replayed(page, 'click remove a')
  })

  it('is taken by the innermost element', async () => {
    const page = await openPage(`<fix-now id="outer" data-wake="idle" data-delay="100">
      <fix-intent id="inner"><button data-act="buy">Buy</button></fix-intent></fix-now>`)
    press(page, 'button')
    await waitUntil(() => page.window.log.includes('draw inner'))

    await replayed(page, 'click buy')
  })

  it('is forgotten with an element that leaves the page', async () => {
    const page = await openPage(
      '<fix-intent data-delay="100"><button data-act="buy">Buy</button></fix-intent>',
    )
    press(page, 'button')
    page.find('fix-intent').remove()
    await aTimeout(SETTLED_MS)

    expect(presses(page)).to.deep.equal([])
    expect(page.window.uncaught).to.deep.equal([])
  })

  it('reaches no other listener of the page until it is replayed', async () => {
    const page = await openPage(
      '<fix-intent data-delay="100"><button data-act="buy">Buy</button></fix-intent>',
    )
    let heard = 0
    page.document.addEventListener('click', () => heard++, true)
    press(page, 'button')
    const before = heard
    await replayed(page, 'click buy')

    expect([before, heard]).to.deep.equal([0, 1])
  })
})

describe('what is not held', () => {
  const BODY = `<fix-intent data-delay="100">
    <a href="~landing?plain" id="plain">Read</a>
    <a href="~landing?act" data-act="buy">Buy</a></fix-intent>`
  afterEach(closePages)

  it('is a press on anything without data-act', async () => {
    const page = await openPage(BODY)
    page.find('#plain').click()
    await waitUntil(() => page.document.title === 'landed')

    expect(page.document.body.textContent).to.equal('GET plain')
  })

  const modified: [string, MouseEventInit][] = [
    ['with Ctrl', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with Meta', { metaKey: true }],
    ['of the middle button', { button: 1 }],
  ]
  for (const [name, options] of modified) {
    it(`is a press ${name}`, async () => {
      const page = await openPage(BODY)
      page.window.addEventListener('click', (event) => {
        page.window.log.push(`prevented ${event.defaultPrevented}`)
        event.preventDefault()
      })
      press(page, '[data-act]', options)

      expect(page.window.log).to.deep.equal(['prevented false'])
    })
  }

  it('is a press on an element that is ready', async () => {
    const page = await openPage('<fix-now><button data-act="buy">Buy</button></fix-now>')
    await waitUntil(() => page.find('fix-now').dataset.state === 'ready')
    await nextFrame()
    press(page, 'button')

    expect(presses(page)).to.deep.equal(['click buy'])
  })
})

describe('a form sent inside an element that is not ready', () => {
  const FORM = `<fix-intent data-delay="100"><form action="~landing" method="post">
    <input name="q"><button name="by" value="button">Go</button></form></fix-intent>`
  afterEach(closePages)

  it('is sent once, by its matching form and the matching button', async () => {
    const page = await openPage(FORM)
    page.find('form').addEventListener('submit', () => page.window.log.push('native'))
    page.find('button').click()

    await replayed(page, 'submit q=&by=button')
    expect(page.window.log).not.to.include('native')
    expect(page.document.title).to.equal('page')
  })

  it('is sent once when somebody is impatient', async () => {
    const page = await openPage(FORM)
    const form = page.find<HTMLFormElement>('form')
    form.requestSubmit()
    form.requestSubmit()
    await aTimeout(50)
    form.requestSubmit()

    await replayed(page, 'submit q=')
  })

  it('is not sent by a press inside it, whatever it is called', async () => {
    const page = await openPage(FORM.replace('<form', '<form data-act="find"'))
    press(page, 'input')
    await aTimeout(SETTLED_MS)

    expect(presses(page)).to.deep.equal([])
  })

  it('is pressed through its button where that has a data-act', async () => {
    const page = await openPage(`<fix-intent><form action="~landing" method="post">
      <button data-act="buy">Buy</button></form></fix-intent>`)
    page.find('button').click()
    await waitUntil(() => presses(page).length > 0)

    expect(presses(page)[0]).to.equal('click buy')
    expect(page.document.title).to.equal('page')
  })
})
