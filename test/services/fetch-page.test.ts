import { expect } from '@open-wc/testing'
import { fetchPage } from '../../src/services/fetch-page.ts'
import { requireTrustedTypes } from './trusted-types.ts'

const { signal } = new AbortController()

describe('a page of the shop', () => {
  before(() => requireTrustedTypes('dompurify courtside'))

  it('comes as a document, also where no text may become markup', async () => {
    const page = await fetchPage(location.href, signal)

    expect(page.querySelectorAll('body').length).to.equal(1)
  })

  it('is an error where there is none', async () => {
    const error = await failureOf(fetchPage(`${location.origin}/nowhere`, signal))

    expect(error.message).to.equal(`No page at ${location.origin}/nowhere`)
  })

  it('can be called off', async () => {
    const own = new AbortController()
    const page = failureOf(fetchPage(location.href, own.signal))
    own.abort()

    expect((await page).name).to.equal('AbortError')
  })
})

async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise
  } catch (error) {
    return error as Error
  }
  throw new Error('It did not fail.')
}
