import { expect } from '@open-wc/testing'
import { closePages, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const KEY = 'courtside.visitor'
const pageOf = (visitor: string) => `<p id="who" data-courtside-visitor="${visitor}">${visitor}</p>`

/** Counts the loads of a page from now on; by then it has published its visitor. */
async function openFor(visitor: string) {
  const page = await openPage(pageOf(visitor))
  await waitUntil(() => (localStorage.getItem(KEY) ?? '') === visitor)
  const loads = { count: 0 }
  page.frame.addEventListener('load', () => {
    loads.count += 1
  })
  return loads
}

function hearTabs() {
  const channel = new BroadcastChannel('courtside')
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => heard.push(data)
  return { heard, stop: () => channel.close() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

beforeEach(() => localStorage.removeItem(KEY))
afterEach(closePages)
after(() => localStorage.removeItem(KEY))

describe('the visitor that a page was drawn for', () => {
  it('is announced to other tabs if it differs from the previous one, and only then', async () => {
    const tabs = hearTabs()
    await openPage(pageOf(''))
    await openPage(pageOf('anna'))
    await waitUntil(() => tabs.heard.length > 0)
    await openPage(pageOf('anna'))
    await openPage('<p>another site’s page</p>')
    await settle()
    expect(tabs.heard).to.deep.equal([{ kind: 'cart', version: 0 }])
    expect(localStorage.getItem(KEY)).to.equal('anna')
    tabs.stop()
  })

  it('reloads a page whose visitor has logged out', async () => {
    const anna = await openFor('anna')
    await openPage(pageOf(''))
    await waitUntil(() => anna.count > 0)
    expect(anna.count).to.be.greaterThan(0)
  })

  it('leaves pages of nobody, and of the same visitor, where they are', async () => {
    const nobody = await openFor('')
    const anna = await openFor('anna')
    await openPage(pageOf('anna'))
    await settle()
    expect([nobody.count, anna.count]).to.deep.equal([0, 0])
  })
})
