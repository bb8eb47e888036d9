import { deepEqual, equal } from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { bundle, runBundled } from './bundle.ts'
import { BUILDS, drawPage, isDrawn, sells, withHost } from './host-page.ts'

const open = withHost()

/** The content of a tag is the tag's: React neither compares nor writes it. */
const APP = `
import { StrictMode, useEffect, useState } from 'react'

const SIZES = JSON.stringify([{ fieldId: '1', size: '42', articleNumber: 'S-42' }])
const own = (__html) => ({ suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html } })
const [NOTHING, CARE] = [own(''), own('<p>Wipe it dry.</p>')]

export function App() {
  const [article, setArticle] = useState('A1')
  const [order, setOrder] = useState(['first', 'second'])
  const [isShown, setShown] = useState(true)
  const [added, setAdded] = useState([])
  useEffect(() => {
    const note = ({ detail }) => setAdded((them) => [...them, detail.articles[0].articleNumber])
    addEventListener('courtside:added', note)
    return () => removeEventListener('courtside:added', note)
  }, [])
  return (
    <StrictMode>
      <mini-cart carturl="/cart" {...NOTHING} />
      <buy-button articlenumber={article} name="Kettlebell" {...NOTHING} />
      {isShown && <quick-search searchurl="/search" {...NOTHING} />}
      <size-input data-layout="boxes" sizeinputfields={SIZES} {...NOTHING} />
      <newsletter-block title="News" {...NOTHING} />
      <progress-circle value={3} max={10} label="Bonus" {...NOTHING} />
      <content-accordion heading="Care" {...CARE} />
      <ul>{order.map((it) => <li key={it}><newsletter-block title={it} {...NOTHING} /></li>)}</ul>
      <output>{added.join()}</output>
      <button id="article" onClick={() => setArticle('A2')}>Article</button>
      <button id="order" onClick={() => setOrder([...order].reverse())}>Order</button>
      <button id="shown" onClick={() => setShown(!isShown)}>Shown</button>
    </StrictMode>
  )
}`

let rendering: string
let hydrating: string
let drawnByServer: string

before(async () => {
  const client = `import { createRoot, hydrateRoot } from 'react-dom/client'
    const root = document.querySelector('#root')`
  rendering = await bundle(`${APP}\n${client}\ncreateRoot(root).render(<App />)`)
  hydrating = await bundle(`${APP}\n${client}\nhydrateRoot(root, <App />)`)
  const server = `import { renderToString } from 'react-dom/server.edge'
    export const html = renderToString(<App />)`
  drawnByServer = (await runBundled(`${APP}\n${server}`)).html
})

for (const build of BUILDS) {
  test(`React draws tags, changes them, takes them out and hears them (${build})`, async () => {
    const host = await open(drawPage({ body: '<div id="root"></div>', build }))
    await host.page.addScriptTag({ type: 'module', content: rendering })

    await isDrawn(host.page)
    await sells(host)
    await host.page.locator('output', { hasText: /^A1$/ }).waitFor()
    await host.page.locator('#article').click()
    await sells(host, 'A2')
    await host.page.locator('output', { hasText: /^A1,A2$/ }).waitFor()
    await host.page.locator('#shown').click()
    await host.page.locator('#shown').click()
    await isDrawn(host.page)
    await keepsListed(host.page)
    deepEqual(host.faults, [])
  })

  for (const when of ['before', 'after']) {
    test(`React hydrates what its server drew, ${when} the tags are drawn (${build})`, async () => {
      const body = `<div id="root">${drawnByServer}</div>`
      const own = `<script type="module">${hydrating.replaceAll('</script', '<\\/script')}</script>`
      // Module scripts run in order, and what the first one loads comes later.
      const host = await open(drawPage({ body: when === 'before' ? body + own : body, build }))
      await isDrawn(host.page)
      if (when === 'after') await host.page.addScriptTag({ type: 'module', content: hydrating })

      await sells(host)
      await host.page.locator('#article').click()
      await sells(host, 'A2')
      await host.page.locator('output', { hasText: /^A1,A2$/ }).waitFor()
      await keepsListed(host.page)
      deepEqual(host.faults, [])
    })
  }
}

/** Input moves along when the order of a list changes. */
async function keepsListed(page: Page): Promise<void> {
  const field = page.locator('li', { hasText: 'second' }).locator('input').first()
  await field.fill('anna@example.com')
  await page.locator('#order').click()
  await page.locator('li').first().getByText('second').waitFor()
  equal(await field.inputValue(), 'anna@example.com')
}
