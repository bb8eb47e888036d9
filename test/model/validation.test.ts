import { expect } from '@open-wc/testing'
import {
  accepted,
  type Check,
  email,
  errorsSummary,
  findFieldErrors,
  fromModelState,
} from '../../src/model/validation.ts'

const faultOf = (check: Check, value: unknown) =>
  findFieldErrors({ value }, { value: [check] }).value

describe('a field', () => {
  const cases: [name: string, Check, fine: readonly unknown[], wrong: readonly unknown[]][] = [
    ['accepted', accepted(), [true], [false, undefined, 'true']],
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
    const rules = { email: [email(), accepted()] }

    expect(findFieldErrors({ email: 'x' }, rules)).to.deep.equal({
      email: { key: 'validation.email' },
    })
    expect(findFieldErrors({ email: '' }, rules)).to.deep.equal({
      email: { key: 'validation.accepted' },
    })
  })

  it('is found by its path', () => {
    const rules = { 'customerDetails-terms': [accepted()], 'constructor-name': [accepted()] }

    expect(findFieldErrors({ customerDetails: { terms: true } }, rules)).to.deep.equal({
      'constructor-name': { key: 'validation.accepted' },
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
