import { expect } from '@open-wc/testing'
import { addressRules, filled, nameRules, phone, reading } from '../../src/model/address-rules.ts'
import { findFieldErrors } from '../../src/model/validation.ts'

it('a field is filled in by something that can be seen', () => {
  for (const [value, key] of [
    ['x', undefined],
    [' x ', undefined],
    [0, undefined],
    ['', 'missing'],
    [' \u200b\u00a0', 'missing'],
    [null, 'missing'],
    [undefined, 'missing'],
  ] as const) {
    expect(filled('missing')(value, {})?.key).to.equal(key)
  }
})

it('what is empty is not read', () => {
  const check = reading((typed) => (typed === 'good' ? {} : { fault: { key: 'bad' } }))
  for (const [value, key] of [
    ['good', undefined],
    ['', undefined],
    [null, undefined],
    ['x', 'bad'],
  ] as const) {
    expect(check(value, {})?.key).to.equal(key)
  }
})

it('an address is one of its country', () => {
  const form = {
    address: 'Storgatan 1',
    zipCode: '1234',
    city: 'Oslo',
    firstName: 'Bo',
    lastName: '',
  }
  for (const [country, faults] of [
    ['NO', []],
    ['SE', ['zipCode']],
  ] as const) {
    expect(Object.keys(findFieldErrors(form, addressRules('', country)))).to.deep.equal(faults)
  }
  expect(Object.keys(findFieldErrors(form, nameRules('')))).to.deep.equal(['lastName'])
  expect([phone('SE')('070-123 45 67', {}), phone('SE')('', {})]).to.deep.equal([
    undefined,
    undefined,
  ])
  expect(phone('SE')('abc', {})?.key).to.be.a('string')
})
