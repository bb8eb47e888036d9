import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const SETTLED_MS = 600

/** The element redraws its controls this long after the first sign of intent. */
const DELAY_MS = 400

const BUY = `<fix-intent id="it" data-delay="${DELAY_MS}">
  <button data-act="buy" style="width:200px;height:60px">Buy</button></fix-intent>`

type Point = [x: number, y: number]

const MAX_MOVES = 100

function centerOf(page: LoaderPage, selector: string): Point {
  const { left, top, width, height } = page.find(selector).getBoundingClientRect()
  const frame = page.frame.getBoundingClientRect()
  return [Math.round(frame.left + left + width / 2), Math.round(frame.top + top + height / 2)]
}

/**
 * Firefox sends no `pointerover` if the mouse has been there since before the page existed, or before
 * anything is painted; so the mouse moves in from elsewhere until the page receives one.
 */
async function moveOver(page: LoaderPage, selector: string): Promise<void> {
  let isOver = false
  const hear = () => {
    isOver = true
  }
  page.find(selector).addEventListener('pointerover', hear, { once: true })
  for (let moves = 0; !isOver && moves < MAX_MOVES; moves += 1) {
    await sendMouse({ type: 'move', position: [1, 1] })
    await sendMouse({ type: 'move', position: centerOf(page, selector) })
    await nextFrame()
  }
  expect(isOver, 'the page hears the mouse').to.equal(true)
}

async function pressDown(page: LoaderPage, selector: string): Promise<Element> {
  const control = page.find(selector)
  // Firefox hits what it has painted.
  await nextFrame()
  await nextFrame()
  await moveOver(page, selector)
  await sendMouse({ type: 'down' })
  expect(control.isConnected, 'the press begins on the server’s markup').to.equal(true)
  return control
}

const replaced = (control: Element) => waitUntil(() => !control.isConnected, 'markup is replaced')

const presses = (page: LoaderPage) => page.window.log.filter((it) => /^(click|submit)/.test(it))

async function settles(page: LoaderPage, ...expected: string[]): Promise<void> {
  await aTimeout(SETTLED_MS)
  expect(presses(page)).to.deep.equal(expected)
}

describe('a press that begins on the server’s markup and ends on the element', function () {
  // On a busy machine the element may be ready before the browser fires the press: then it is retried.
  this.retries(4)

  afterEach(async () => {
    await resetMouse()
    closePages()
  })

  it('counts once', async () => {
    const page = await openPage(BUY)
    const control = await pressDown(page, 'button')
    await replaced(control)
    await sendMouse({ type: 'up' })

    await settles(page, 'click buy')
  })

  it('counts once when the second script comes after it has begun', async () => {
    const page = await openPage(BUY, { faults: { 'hydrator.js': ['slow'] } })
    const control = await pressDown(page, 'button')
    await replaced(control)
    await sendMouse({ type: 'up' })

    await settles(page, 'click buy')
  })

  it('counts once when its control comes later than its element', async () => {
    const page = await openPage(BUY.replace('<fix-intent', '<fix-intent data-late="400"'))
    const control = await pressDown(page, 'button')
    await replaced(control)
    await sendMouse({ type: 'up' })
    await waitUntil(() => presses(page).length > 0)

    await settles(page, 'click buy')
  })

  it('counts once when nothing has been replaced yet', async () => {
    const page = await openPage(BUY)
    await pressDown(page, 'button')
    await sendMouse({ type: 'up' })
    await waitUntil(() => presses(page).length > 0)

    await settles(page, 'click buy')
  })

  it('counts once on a link, which leads where it led', async () => {
    const page = await openPage(`<fix-intent id="it" data-delay="${DELAY_MS}">
      <a href="~landing?1">One</a> <a href="~landing?2">Two</a></fix-intent>`)
    const control = await pressDown(page, 'a:last-child')
    await replaced(control)
    await sendMouse({ type: 'up' })
    await waitUntil(() => page.document.title === 'landed')

    expect(page.document.body.textContent).to.equal('GET 2')
  })

  it('counts once on the label of a box', async () => {
    const page = await openPage(`<fix-intent id="it" data-delay="${DELAY_MS}">
      <label><input type="checkbox" name="sv" hidden>Swedish</label></fix-intent>`)
    const control = await pressDown(page, 'label')
    await replaced(control)
    await sendMouse({ type: 'up' })
    await aTimeout(SETTLED_MS)

    expect(page.find<HTMLInputElement>('input').checked).to.equal(true)
  })

  it('counts once with the space bar', async () => {
    const page = await openPage(BUY)
    page.window.focus()
    const control = page.find('button')
    control.focus()
    await sendKeys({ down: ' ' })
    expect(control.isConnected).to.equal(true)
    await replaced(control)
    // As the elements do.
    page.find('button').focus()
    await sendKeys({ up: ' ' })

    await settles(page, 'click buy')
  })

  it('does not count when it ends elsewhere', async () => {
    const page = await openPage(`${BUY}<p style="height:200px">text</p>`)
    const control = await pressDown(page, 'button')
    await replaced(control)
    await sendMouse({ type: 'move', position: centerOf(page, 'p') })
    await sendMouse({ type: 'up' })

    await settles(page)
  })

  it('is not given to another row when its own is gone', async () => {
    const page = await openPage(`<fix-intent data-delay="${DELAY_MS}">
      <button data-act="remove" value="a">x</button><button data-act="remove" value="b">x</button>
    </fix-intent>`)
    const control = await pressDown(page, '[value=a]')
    await replaced(control)
    page.find('[value=a]').remove()
    await sendMouse({ type: 'up' })

    await settles(page)
  })
})
