import { expect } from '@open-wc/testing'
import {
  dateBounds,
  isDateWithin,
  isTicked,
  readOptions,
  withoutSpaces,
} from '../../src/model/registration-values.ts'

it('dates are taken a hundred years before and after today', () => {
  for (const [today, min, max] of [
    ['2026-11-29', '1926-11-29', '2126-11-29'],
    ['2000-02-29', '1900-02-28', '2100-02-28'],
  ] as const) {
    expect(dateBounds(today)).to.deep.equal({ min, max })
  }
})

it('a day is one of the calendar, with both bounds', () => {
  const bounds = dateBounds('2026-11-29')
  for (const [date, expected] of [
    ['1926-11-29', true],
    ['2126-11-29', true],
    ['1926-11-28', false],
    ['2126-11-30', false],
    ['2023-02-29', false],
    ['2024-02-29', true],
    ['2024-2-9', false],
    ['29/11/2026', false],
    ['', false],
  ] as const) {
    expect(isDateWithin(date, bounds)).to.equal(expected)
  }
})

it('a checkbox is ticked, however a backend writes it', () => {
  for (const value of [true, 'true', 'True', 'on', '1', ' on '])
    expect(isTicked(value)).to.equal(true)
  for (const value of [false, 'false', 'off', '0', '', 1, null, undefined, {}]) {
    expect(isTicked(value)).to.equal(false)
  }
})

it('an address is one without the spaces that keyboards put into it', () => {
  expect(withoutSpaces(' anna @example.com ')).to.equal('anna@example.com')
})

it('options are JSON text, or what it says', () => {
  const options = [{ key: 'a', label: 'A' }]
  for (const [source, read] of [
    [undefined, []],
    [null, []],
    ['', []],
    ['[{"Key":"a","Value":"A"}]', options],
    [[{ key: 'a', value: 'A' }], options],
    [[{ KEY: 1, VALUE: true }, { value: 'no key' }, null, 7], [{ key: '1', label: 'true' }]],
    [[{ key: 'a' }], [{ key: 'a', label: 'a' }]],
    ['{', undefined],
    [{ key: 'a' }, undefined],
  ] as const) {
    expect(readOptions(source)).to.deep.equal(read)
  }
})
