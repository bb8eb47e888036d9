import { match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'

const place = (line: number) => ({ path: 'src/a.ts', line, found: 'ring' })

test('fails where something is found, and says where', (t) => {
  throws(() => expectNone(t, [place(3), place(7)]), /2 found\nsrc\/a\.ts:3 ring\nsrc\/a\.ts:7 ring/)
  expectNone(t, [])
})

test('names the first places, and how many there are', (t) => {
  const many = Array.from({ length: 100 }, (_, at) => place(at))
  throws(
    () => expectNone(t, many),
    ({ message }: Error) => {
      match(message, /^100 found\n/)
      match(message, /… and 40 more$/)
      return true
    },
  )
})
