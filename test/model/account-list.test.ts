import { expect } from '@open-wc/testing'
import { entryForm, entryRemoval } from '../../src/model/account-list.ts'

it('a form that nobody has sent is of the country that stands in it, else of the shop’s', () => {
  for (const [values, country] of [
    [{ country: 'NO' }, 'NO'],
    [{ country: '' }, 'SE'],
    [{}, 'SE'],
  ] as const) {
    const form = entryForm('a1', values, 'SE')
    expect([form.is, form.country, form.attempt, form.submit, form.problem]).to.deep.equal([
      'form',
      country,
      0,
      'idle',
      null,
    ])
  }
})

it('a removal is asked about, over the list or in its place', () => {
  for (const isDialog of [true, false]) {
    expect(entryRemoval('a1', isDialog)).to.deep.include({
      is: 'removal',
      systemId: 'a1',
      isDialog,
    })
  }
})
