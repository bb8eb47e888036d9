import { expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

const { origin } = location
const SCRIPTS = "script-src 'self' 'nonce-test'"

const policy = (text: string) => ({ 'content-security-policy': text })
const lacks = ({ window }: LoaderPage) => window.logged.filter((it) => it.startsWith('courtside: '))

afterEach(closePages)

describe('a policy that is in the way', () => {
  it('is named where it keeps the loader’s files away, once', async () => {
    const page = await openPage('<fix-now>server</fix-now><fix-visible>server</fix-visible>', {
      headers: policy(`${SCRIPTS}; connect-src 'none'`),
    })
    await waitUntil(() => lacks(page).length > 0)
    page.find('fix-now').click()
    await waitUntil(() => page.find('fix-now').dataset.state === 'failed')

    expect(lacks(page)).to.deep.equal([`courtside: your policy lacks connect-src ${origin}`])
    expect(page.find('fix-now').textContent).to.contain('server')
  })

  it('is named where it keeps a call to the shop away', async () => {
    const page = await openPage('<p>Text</p>', {
      headers: policy(`${SCRIPTS}; connect-src 'self'`),
      script: 'data-api="https://shop.test/api"',
    })

    await page.window.fetch('https://shop.test/api/cart').catch(() => {})
    await waitUntil(() => lacks(page).length > 0)

    expect(lacks(page)).to.deep.equal([
      'courtside: your policy lacks connect-src https://shop.test',
    ])
  })

  it('is not named for what it keeps away of others', async () => {
    const page = await openPage('<p>Text</p>', {
      headers: policy(`${SCRIPTS}; connect-src 'self'`),
    })

    await page.window.fetch('https://other.test/').catch(() => {})
    await waitUntil(() => page.window.uncaught.length > 0)

    expect(lacks(page)).to.deep.equal([])
  })

  it('is named in the place of tags in editor mode, also of those that come later', async () => {
    const page = await openPage('<fix-now>server</fix-now>', {
      headers: policy(`${SCRIPTS}; img-src 'none'`),
      query: '?courtside-debug',
    })
    await waitUntil(() => page.find('fix-now').dataset.state === 'ready')
    const picture = page.document.createElement('img')
    picture.src = '/images/1.svg'
    page.document.body.append(picture)
    const words = `courtside: your policy lacks img-src ${origin}`
    await waitUntil(() => page.find('fix-now').textContent?.includes(words))

    const later = page.document.createElement('fix-visible')
    page.document.body.append(later)
    await waitUntil(() => later.textContent?.includes(words))
  })
})
