import { expect } from '@open-wc/testing'
import { createSuggesting } from '../../../src/state/quick-order/suggestions.ts'
import { stubFetch } from '../../helpers/stub-fetch.ts'

describe('suggested articles', () => {
  it('are not requested for too short a query', async () => {
    const calls = stubFetch({ 'GET /api/quickorder/suggestions?query=cs': { body: [] } })
    const { suggest } = createSuggesting()

    expect([await suggest(''), await suggest('c')]).to.deep.equal([[], []])
    expect(calls).to.deep.equal([])
    await suggest('cs')
    expect(calls.length).to.equal(1)
  })
})
