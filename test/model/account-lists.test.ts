import { expect } from '@open-wc/testing'
import {
  blankValues,
  entryForm,
  entryRemoval,
  listRules,
  oneOf,
  typedOver,
} from '../../src/model/account-lists.ts'
import { findFieldErrors } from '../../src/model/validation.ts'

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

it('a removal is confirmed, over the list or in its place', () => {
  for (const isDialog of [true, false]) {
    expect(entryRemoval('a1', isDialog)).to.deep.include({
      is: 'removal',
      systemId: 'a1',
      isDialog,
    })
  }
})

const ADDRESS = { address: 'Storgatan 1', zipCode: '90326', city: 'Umeå', phoneNumber: '' }
const PERSON = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com', phone: '' }

it('the rules of an address and of a person', () => {
  for (const [name, form, faults] of [
    ['addresses', ADDRESS, []],
    ['addresses', { ...ADDRESS, zipCode: '123' }, ['zipCode']],
    ['addresses', { ...ADDRESS, address: ' ', city: '' }, ['address', 'city']],
    ['addresses', { ...ADDRESS, phoneNumber: 'x' }, ['phoneNumber']],
    ['persons', PERSON, []],
    ['persons', { ...PERSON, email: 'bo' }, ['email']],
    ['persons', { ...PERSON, firstName: '', email: '' }, ['firstName', 'email']],
  ] as const) {
    expect(Object.keys(findFieldErrors(form, listRules(name, 'SE')))).to.deep.equal(faults)
  }
})

it('a choice is one that is offered', () => {
  const check = oneOf(['a', 'b'], 'wrong')
  for (const [value, key] of [
    ['a', undefined],
    ['', undefined],
    ['c', 'wrong'],
  ] as const) {
    expect(check(value, {})?.key).to.equal(key)
  }
  expect(
    typedOver({ role: 'buyer', firstName: 'A' }, { role: 'owner', firstName: 'B' }),
  ).to.deep.equal({ role: 'buyer', firstName: 'B' })
  expect(typedOver({ role: 'buyer' }, { role: 'approver' })).to.deep.equal({ role: 'approver' })
})

it('an empty form begins with what most choose', () => {
  expect(blankValues('addresses', 'NO')).to.deep.equal({ addressType: 'Shipping', country: 'NO' })
  expect(blankValues('persons', 'NO')).to.deep.equal({ role: 'buyer' })
})
