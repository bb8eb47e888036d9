import { expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import {
  CLOCK,
  clicked,
  clockOf,
  events,
  hearNothing,
  isLeft,
  LIST,
  OWN_TAG_MANAGER,
  placeOf,
  press,
  settle,
} from './product-list.ts'
import { consent, forget, GRANTED } from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const HELD = ['held']
const HERE = ['ok']
const YES = { measurement: true, marketing: false, preferences: false }
const NO = { ...YES, measurement: false }
const OTHER_LAYER = OWN_TAG_MANAGER.replaceAll('dataLayer', 'gaLayer')
const BROUGHT = 'data-tags="tags.js"'

/** Asks for consent and answers, as its element does. */
const ANSWER = `<script type="module">
  import { announceConsent } from './consent.js'
  window.answer = announceConsent
</script>`

const answer = ({ window }: LoaderPage, consent: object) => Reflect.get(window, 'answer')(consent)

/** A page with a list and an earlier consent, while the tracking file is loading. */
async function openAgreed(script = '', head = OWN_TAG_MANAGER, file = 'tracking.js') {
  const faults = { [file]: HELD, 'tags.js': HELD }
  const page = await openPage(LIST, { script, faults, head: CLOCK + head + ANSWER })
  await waitUntil(() => Reflect.has(page.window, 'answer'))
  answer(page, YES)
  await waitUntil(async () => (await page.requests()).includes(file))
  return page
}

/** A page with a list that gives consent itself, while the tracking file is loading. */
async function openGranted(script = BROUGHT, head = '') {
  const faults = { 'tracking.js': HELD, 'tags.js': HELD }
  const said = `${GRANTED} ${script}`
  const page = await openPage(LIST, { script: said, faults, head: CLOCK + head })
  await waitUntil(async () => (await page.requests()).includes('tracking.js'))
  return page
}

beforeEach(() => {
  forget()
  hearNothing()
})
afterEach(closePages)
after(forget)

describe('a press on a product between a yes and the tracking file', () => {
  for (const [format, file, name] of [
    ['ga4', 'tracking.js', 'select_item'],
    ['enhanced', 'enhanced.js', 'productClick'],
  ] as const) {
    it(`is reported once when the file has loaded, and then follows its link (${format})`, async () => {
      const page = await openAgreed(`data-format="${format}"`, OWN_TAG_MANAGER, file)
      let others = 0
      page.document.addEventListener('click', () => {
        others += 1
      })
      expect(press(page, 'one')).to.equal(true)
      await settle(page)
      expect([isLeft(page), events(), clockOf(page).waits()]).to.deep.equal([false, [], 1])
      await page.change({ [file]: HERE })
      await waitUntil(() => isLeft(page))

      expect([placeOf(page), others]).to.deep.equal(['?one', 1])
      expect(events().filter((it) => it === name)).to.deep.equal([name])
    })
  }

  it('leads where it leads after a second, where the file does not come', async () => {
    const page = await openAgreed()
    press(page, 'one')
    clockOf(page).pass()
    await waitUntil(() => isLeft(page))

    expect(events()).to.deep.equal([])
  })

  it('waits a second in all, for the file and the tag manager', async () => {
    const page = await openAgreed(BROUGHT, '')
    expect(press(page, 'one')).to.equal(true)
    await page.change({ 'tracking.js': HERE, 'tags.js': HELD })
    await waitUntil(async () => (await page.requests()).includes('tags.js'))
    expect([isLeft(page), clockOf(page).waits()]).to.deep.equal([false, 2])
    clockOf(page).passFirst()
    await waitUntil(() => isLeft(page))

    expect(placeOf(page)).to.equal('?one')
  })

  it('leads where it leads at once after a no', async () => {
    const page = await openAgreed()
    press(page, 'two')
    answer(page, NO)
    await waitUntil(() => isLeft(page))

    expect([placeOf(page), events()]).to.deep.equal(['?two', []])
  })

  it('leads where the last one led, and is then reported', async () => {
    const page = await openAgreed()
    press(page, 'one')
    press(page, 'two')
    await page.change({ 'tracking.js': HERE })
    await waitUntil(() => isLeft(page))

    expect(placeOf(page)).to.equal('?two')
  })

  it('holds nobody back where there is no tag manager, or the browser opens a tab', async () => {
    const without = await openAgreed('', '')
    expect(press(without, 'one')).to.equal(false)
    const page = await openAgreed()
    expect(press(page, 'one', { metaKey: true })).to.equal(false)
    expect(press(page, 'blank')).to.equal(false)
  })

  it('leads where it leads as soon as the file has not come, and holds nobody back then', async () => {
    const page = await openAgreed()
    press(page, 'here')
    await page.change({ 'tracking.js': ['500'] })
    await waitUntil(() => page.window.location.hash === '#here')

    expect([press(page, 'here'), clicked()]).to.deep.equal([false, []])
  })
})

describe('a press on a product of a page that says the yes itself, before the tracking file', () => {
  it('is reported once by the page’s tag manager, and then follows its link', async () => {
    const page = await openGranted()
    expect(press(page, 'one')).to.equal(true)
    await settle(page)
    expect([isLeft(page), events()]).to.deep.equal([false, []])
    await page.change({ 'tracking.js': HERE, 'tags.js': HERE })
    await waitUntil(() => isLeft(page))

    expect(placeOf(page)).to.equal('?one')
    expect(events().filter((it) => it === 'select_item')).to.deep.equal(['select_item'])
  })

  for (const [what, script, head] of [
    ['its own', '', OWN_TAG_MANAGER],
    ['its own, which reads a list of another name', 'data-layer="gaLayer"', OTHER_LAYER],
  ] as const) {
    it(`is reported once by a tag manager that is ${what}, and then follows its link`, async () => {
      const page = await openGranted(script, head)
      expect(press(page, 'one')).to.equal(true)
      await page.change({ 'tracking.js': HERE })
      await waitUntil(() => isLeft(page))

      expect(placeOf(page)).to.equal('?one')
      expect(events().filter((it) => it === 'select_item')).to.deep.equal(['select_item'])
    })
  }

  it('is kept after an event of the page’s own too, and let go by a no', async () => {
    const faults = { 'tracking.js': HELD }
    const page = await openPage(LIST, { script: BROUGHT, faults, head: CLOCK })
    consent(page, YES)
    expect(press(page, 'one')).to.equal(true)
    consent(page, NO)
    await waitUntil(() => isLeft(page))

    expect(placeOf(page)).to.equal('?one')
  })

  it('leads where it leads after a second, where the file does not come', async () => {
    const page = await openGranted()
    expect(press(page, 'one')).to.equal(true)
    clockOf(page).pass()
    await waitUntil(() => isLeft(page))

    expect(events()).to.deep.equal([])
  })

  it('is not kept where no tag manager is there or named, or the browser opens a tab', async () => {
    const without = await openGranted('')
    expect(press(without, 'one')).to.equal(false)
    const page = await openGranted()
    expect(press(page, 'one', { metaKey: true })).to.equal(false)
    expect(press(page, 'blank')).to.equal(false)
  })
})
