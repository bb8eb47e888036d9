import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { ownUrl, safeUrl } from '../../src/model/url.ts'

const BASE = 'https://shop.example/c/shoes?page=2'

describe('an address', () => {
  const kept: [written: string, url: string][] = [
    ['/p/ball', '/p/ball'],
    ['ball?x=1#top', '/c/ball?x=1#top'],
    ['?q=a', '/c/shoes?q=a'],
    ['#top', '/c/shoes?page=2#top'],
    ['https://shop.example/p', 'https://shop.example/p'],
    ['https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
    ['http://other.example/', 'http://other.example/'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ]
  for (const [written, url] of kept) {
    it(`${written} is kept`, () => expect(safeUrl(written, BASE)).to.equal(url))
  }

  const dropped = [
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjava\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'mailto:a@b.se',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'ht\ntps://evil.example',
    'https://',
    'http://[',
  ]
  for (const written of dropped) {
    it(`${JSON.stringify(written)} is dropped`, () => {
      expect(safeUrl(written, BASE)).to.equal(undefined)
    })
  }

  it('that is missing is no address', () => {
    expect([safeUrl(undefined, BASE), safeUrl(null, BASE)]).to.deep.equal([undefined, undefined])
  })

  it('leads over http, and away from the shop only when it says so, whatever it is', () => {
    const pieces = fc.constantFrom(
      'java',
      'script',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'http',
      's',
      '?',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const written = parts.join('')
        const url = safeUrl(written, BASE)
        if (url === undefined) return
        const { protocol, origin } = new URL(url, BASE)
        expect(protocol).to.match(/^https?:$/)
        if (!/^\s*https?:\/\//i.test(written)) expect(origin).to.equal('https://shop.example')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an address of the page’s own', () => {
  it('is a path, or the whole of it', () => {
    const whole = `${location.origin}/login`
    expect([ownUrl('/login?returnTo=%2Fp'), ownUrl(whole)]).to.deep.equal([
      '/login?returnTo=%2Fp',
      whole,
    ])
  })

  it('of another origin that is named is that origin’s alone', () => {
    const shop = 'https://shop.example'
    const whole = `${shop}/login`
    expect([ownUrl(whole, shop), ownUrl('/login', shop)]).to.deep.equal([whole, undefined])
  })

  const elsewhere = [
    '',
    'https://evil.example/login',
    '//evil.example',
    '\\\\evil.example',
    'data:,x',
  ]
  for (const written of elsewhere) {
    it(`is not ${written}`, () => expect(ownUrl(written)).to.equal(undefined))
  }
})
