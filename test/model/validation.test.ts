import { expect } from '@open-wc/testing'
import { fromModelState } from '../../src/model/field-errors.ts'
import {
  accepted,
  type Check,
  email,
  errorsSummary,
  findFieldErrors,
  integer,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  sameAs,
} from '../../src/model/validation.ts'

const faultOf = (check: Check, value: unknown) =>
  findFieldErrors({ value }, { value: [check] }).value

describe('a field', () => {
  const cases: [name: string, Check, fine: readonly unknown[], wrong: readonly unknown[]][] = [
    ['required', required(), ['a', 0, true], ['', '  ', null, undefined, false]],
    ['accepted', accepted(), [true], [false, undefined, 'true']],
    ['at least 3', min(3), [3, '4', ''], [2, '-1', 'x']],
    ['at most 3', max(3), [3, '-4', ''], [4, 'x', Infinity]],
    ['of at least 3 letters', minLength(3), ['abc', ''], ['ab', ' ab ']],
    ['of at most 3 letters', maxLength(3), ['abc', '', ' abc '], ['abcd']],
    ['whole', integer(), ['12', '-3', 7, ''], ['1.5', '1e3', 'x', 0.5]],
    ['of a pattern', pattern(/^\d{5}$/), ['12345', ''], ['1234', '123456']],
    [
      'an e-mail address',
      email(),
      ['a@b.se', 'å.ä+x@sub.exempel.se', ''],
      ['a', 'a@b', '@b.se', 'a@@b.se', 'a b@c.se', 'a@b..se', 'a@.se', `${'a'.repeat(65)}@b.se`],
    ],
  ]
  for (const [name, check, fine, wrong] of cases) {
    it(`that is ${name} takes ${fine.map(String)}`, () => {
      for (const value of fine) expect(faultOf(check, value), String(value)).to.equal(undefined)
    })

    it(`that is ${name} refuses ${wrong.map(String).join(' ').slice(0, 80)}`, () => {
      for (const value of wrong)
        expect(faultOf(check, value), String(value)).not.to.equal(undefined)
    })
  }

  it('shows the first of its faults', () => {
    const rules = { email: [required('E-post'), email()] }

    expect(findFieldErrors({ email: '' }, rules)).to.deep.equal({
      email: { key: 'field.required', values: { field: 'E-post' } },
    })
    expect(findFieldErrors({ email: 'x' }, rules)).to.deep.equal({
      email: { key: 'validation.email' },
    })
  })

  it('is found by its path', () => {
    const rules = { 'customerDetails-email': [required()], 'constructor-name': [required()] }

    expect(findFieldErrors({ customerDetails: { email: 'a@b.se' } }, rules)).to.deep.equal({
      'constructor-name': { key: 'validation.required' },
    })
  })

  it('must be the same as another', () => {
    const rules = { again: [sameAs('first', 'changepassword.invalidinput')] }

    expect(findFieldErrors({ first: 'a', again: 'a' }, rules)).to.deep.equal({})
    expect(findFieldErrors({ first: 'a', again: 'b' }, rules)).to.deep.equal({
      again: { key: 'changepassword.invalidinput' },
    })
  })

  it('of hostile length is checked in no time', () => {
    const started = performance.now()

    faultOf(email(), `${'a@'.repeat(100_000)}.`)
    faultOf(email(), `a@${'b.'.repeat(100_000)}`)

    expect(performance.now() - started).to.be.below(2000)
  })
})

describe("the shop's faults", () => {
  it('are shown as they are, the first of each field', () => {
    expect(fromModelState({ campaignCode: ['Okänd kod', 'och mer'], general: [] })).to.deep.equal({
      campaignCode: { key: 'Okänd kod' },
      general: { key: 'genericerror' },
    })
  })
})

describe('the summary', () => {
  it('counts several faults, repeats a single one, and says nothing of none', () => {
    const one = { key: 'a' }

    expect(errorsSummary({ x: one, y: one })).to.deep.equal({
      key: 'validation.count',
      values: { n: 2 },
    })
    expect(errorsSummary({ x: one })).to.deep.equal(one)
    expect(errorsSummary({})).to.equal(undefined)
  })
})
