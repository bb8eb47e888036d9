import { expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { consent } from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const BUTTON = '<fix-intent id="it"><button data-act="buy">Buy</button></fix-intent>'
const ASKS = '<fix-asks id="it" data-wake="now">server</fix-asks>'

const isReady = (page: LoaderPage) => page.find('#it').dataset.state === 'ready'
const isTampered = (page: LoaderPage) => Reflect.get(page.window, 'isTampered')

/** The file that did not arrive, without the hash in its name. */
const refused = ({ window }: LoaderPage) => {
  const { type, url } = window.failures[0] ?? {}
  return [type, url?.replace(/-[A-Z\d]{8}/, '')]
}

async function failed(page: LoaderPage): Promise<void> {
  await waitUntil(() => page.window.failures.length > 0, 'a failure')
}

function ask(page: LoaderPage): Promise<{ said: string }> {
  return (Reflect.get(page.window, 'ask') as () => Promise<{ said: string }>)()
}

describe('a file that is not the one that was built', () => {
  afterEach(closePages)

  for (const [file, body] of [
    ['hydrator.js', BUTTON],
    ['fix-intent.js', BUTTON],
    ['shared.js', BUTTON],
    ['texts-sv-core.js', BUTTON],
    ['fix-alone.js', '<fix-alone id="it"><button data-act="buy">Buy</button></fix-alone>'],
    ['fix-many.js', '<fix-many id="it"></fix-many>'],
  ] as const) {
    it(`never runs, is named in the console and leaves what is there: ${file}`, async () => {
      const page = await openPage(body, { faults: { [file]: ['tampered'] } })
      page.document.querySelector<HTMLElement>('#it button')?.click()
      await failed(page)

      expect(refused(page)).to.deep.equal(['other', file])
      expect(page.window.logged.join()).to.contain(file.replace('.js', ''))
      expect(page.find('#it').dataset.state).to.equal('failed')
      expect(page.window.log).to.deep.equal([])
      expect(isTampered(page)).to.equal(undefined)
    })

    it(`never runs where only the second answer is another: ${file}`, async () => {
      const page = await openPage(body, { faults: { [file]: ['unkept', 'tampered'] } })
      page.document.querySelector<HTMLElement>('#it button')?.click()
      await failed(page)

      expect(refused(page)).to.deep.equal(['other', file])
      expect(isTampered(page)).to.equal(undefined)
    })
  }

  it('never runs where a part asks for it later, and is refused to the part', async () => {
    const page = await openPage(ASKS, { faults: { 'fix-later.js': ['unkept', 'tampered'] } })
    await waitUntil(() => isReady(page))
    const error = await ask(page).catch((it) => it)

    expect(error).to.include({ name: 'ChunkLoadError', type: 'other' })
    expect(isTampered(page)).to.equal(undefined)
  })

  for (const file of ['tracking.js', 'vitals.js']) {
    it(`never runs where it measures: ${file}`, async () => {
      const page = await openPage('<p>Text</p>', {
        script: 'data-vitals="product"',
        faults: { [file]: ['unkept', 'tampered'] },
      })
      consent(page, { measurement: true })
      await waitUntil(() => page.window.logged.some((it) => it.includes(file)), 'a line')

      expect(isTampered(page)).to.equal(undefined)
    })
  }
})

describe('a file that is compared with its hash', () => {
  afterEach(closePages)

  it('is what runs: nothing asks for it after the browser has compared it', async () => {
    const files = ['hydrator.js', 'fix-asks.js', 'shared.js', 'texts-sv-core.js', 'fix-later.js']
    const page = await openPage(ASKS, {
      faults: Object.fromEntries(files.map((it) => [it, ['unkept', 'unkept', 'tampered']])),
    })
    await waitUntil(() => isReady(page))
    const { said } = await ask(page)
    const requests = await page.requests()

    expect(said).to.equal('later')
    expect(isTampered(page)).to.equal(undefined)
    for (const file of files) expect(requests.filter((it) => it === file)).to.have.length(2)
  })

  it('is compared before what imports it, which has the browser ask for it too', async () => {
    const page = await openPage(BUTTON, { faults: { 'shared.js': ['slow', 'tampered'] } })
    page.find('#it button').click()
    await waitUntil(() => page.window.log.includes('click buy') || isTampered(page))

    expect(isTampered(page)).to.equal(undefined)
  })

  it('is requested once if the browser caches it', async () => {
    const page = await openPage(ASKS)
    await waitUntil(() => isReady(page))
    await ask(page)
    const requests = await page.requests()

    expect(requests.toSorted()).to.deep.equal([...new Set(requests)].toSorted())
  })

  it('comes at the next try where the page has taken away what compares it', async () => {
    const page = await openPage(BUTTON, {
      timeout: 700,
      head: `<script nonce="test">
        new MutationObserver((records, observer) => {
          const links = records.flatMap((it) => [...it.addedNodes]).filter((it) => it.rel === 'modulepreload')
          for (const it of links) it.remove()
          if (links[0]) observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      </script>`,
    })
    page.find('#it button').click()
    await waitUntil(() => {
      page.document
        .querySelector<HTMLElement>('.courtside-notice button, button.courtside-notice')
        ?.click()
      return page.window.log.includes('click buy')
    })

    expect(page.window.uncaught).to.deep.equal([])
  })
})
