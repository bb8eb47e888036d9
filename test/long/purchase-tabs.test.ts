import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { agreeAndWait, playInTabs, type Tabs, withReceipts } from './receipt-tabs.ts'

const TABS = 5

const receipts = withReceipts()

/** When a tab's visitor agrees: before it opens, in it, or not at all. */
const CONSENT = fc.constantFrom('granted', 'later', 'never')
const all = fc.array(CONSENT, { minLength: TABS, maxLength: TABS })

for (const isBlocked of [false, true]) {
  const times = isBlocked ? 'at least once where nothing can be stored' : 'once'
  test(`what five tabs say at once is told ${times}, none before a yes`, async (t) => {
    const runs = await playInTabs(all, async (tabs) => {
      const pages = await openTabs(tabs)
      const show = async (url: string, consents: readonly string[]) => {
        await Promise.all(pages.map((it, at) => open(it, url, consents[at] ?? '')))
        return Promise.all(pages.map((it) => it.evaluate(readTold)))
      }
      return async (consents, id) => {
        const ids = [id, `R-${id}`]
        const url = `${receipts.address}/?id=${id}${isBlocked ? '&blocked' : ''}`
        const told = await show(url, consents)
        const agreed = consents.map((it) => (it === 'never' ? [] : ids))
        if (isBlocked) {
          deepEqual(told, agreed)
          return
        }
        deepEqual(told.flat().sort(), [...new Set(agreed.flat())])
        deepEqual((await show(url, consents)).flat(), [], 'what another look at the page tells')
      }
    })
    t.diagnostic(`${runs} runs`)
  })
}

/** Tabs, not frames: each has a process of its own. */
async function openTabs({ context, pids }: Tabs): Promise<readonly Page[]> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  await Promise.all(tabs.map((it) => it.goto(`${receipts.address}/empty`)))
  ok((await pids()).length >= TABS, 'each tab has a process')
  return tabs
}

async function open(tab: Page, url: string, consent: string): Promise<void> {
  await tab.goto(`${url}&consent=${consent}`)
  if (consent !== 'granted') deepEqual(await tab.evaluate(readTold), [], 'told before a yes')
  await agreeAndWait(tab, consent)
}

/** Runs in the page: the ids that it has told of. */
function readTold(): readonly string[] {
  const { dataLayer = [] } = window as unknown as {
    dataLayer?: { event?: string; ecommerce?: { transaction_id: string } }[]
  }
  return dataLayer.flatMap((it) => (it.event && it.ecommerce?.transaction_id) || [])
}
