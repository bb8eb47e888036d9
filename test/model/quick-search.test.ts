import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { fullSearchUrl, splitName, wordsOf } from '../../src/model/quick-search.ts'

describe('the full search', () => {
  const cases: [searchUrl: string, query: string, url: string][] = [
    ['/search', '', '/search'],
    ['/search', '   ', '/search'],
    ['/search', ' sko röd&blå ', '/search?q=sko%20r%C3%B6d%26bl%C3%A5'],
    ['/search?lang=sv', 'a', '/search?lang=sv&q=a'],
    ['/search#hits', 'a', '/search?q=a#hits'],
    ['/search', '\ud800', '/search?q=%EF%BF%BD'],
  ]
  for (const [searchUrl, query, url] of cases) {
    it(`for "${query}" from ${searchUrl} is ${url}`, () => {
      expect(fullSearchUrl(searchUrl, query)).to.equal(url)
    })
  }
})

describe('the name of a hit', () => {
  const marked = (name: string, query: string) =>
    splitName(name, wordsOf(query))
      .map(({ text, kind }) => (kind === 'typed' ? `[${text}]` : text))
      .join('')

  const cases: [name: string, query: string, parts: string][] = [
    ['Löparsko', 'löp', '[Löp]arsko'],
    ['Löparsko', 'lop', '[Löp]arsko'],
    ['Röd löparsko', 'sko röd', '[Röd] löpar[sko]'],
    ['Sko sko', 'sko', '[Sko] [sko]'],
    ['Sko', '', 'Sko'],
    ['Sko', 'boll', 'Sko'],
    ['Skosko', 'sko', '[Skosko]'],
    ['Skorea', 'orea sko', '[Skorea]'],
    ['Skor', 'skor sko', '[Skor]'],
    ['<b>Sko</b>', 'b', '<[b]>Sko</[b]>'],
    ['Lo\u0308parsko', 'löp', '[Löp]arsko'],
  ]
  for (const [name, query, parts] of cases) {
    it(`${name} for "${query}" is ${parts}`, () => expect(marked(name, query)).to.equal(parts))
  }

  it('is whole, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (name, query) => {
          const parts = splitName(name, wordsOf(query))
          expect(parts.map(({ text }) => text).join('')).to.equal(name.normalize('NFC'))
        },
      ),
    )
  })
})
