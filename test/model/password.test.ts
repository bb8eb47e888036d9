import { expect } from '@open-wc/testing'
import { adviceOn, isSameTwice, isTypedOut } from '../../src/model/password.ts'

it('the advice on a password while it is typed', () => {
  for (const [password, is, n] of [
    ['a', 'short', 7],
    ['abcdefg', 'short', 1],
    ['🙂🙂🙂🙂🙂🙂🙂', 'short', 1],
    ['aaaaaaaa', 'easy', 0],
    ['12345678', 'easy', 0],
    ['aAbBaAbB', 'easy', 0],
    ['abcdefgh', 'fair', 0],
    ['abababababcdef', 'fair', 0],
    ['abcdefghijklmn', 'strong', 0],
  ] as const) {
    expect(adviceOn(password)).to.deep.equal({ is, n })
  }
  expect(adviceOn('')).to.equal(undefined)
})

it('whether the second field says the same, and whether that can be judged yet', () => {
  for (const [first, second, isSame, isOut] of [
    ['', '', false, false],
    ['secret', '', false, false],
    ['secret', 'sec', false, false],
    ['secret', 'secrex', false, true],
    ['secret', 'secret', true, true],
    ['', 'secret', false, true],
  ] as const) {
    expect([isSameTwice({ first, second }), isTypedOut({ first, second })]).to.deep.equal([
      isSame,
      isOut,
    ])
  }
})
