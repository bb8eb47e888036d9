import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnOrigin } from '../../../../shop/platform/http/origin.ts'

interface Case {
  readonly origin: string
  readonly host: string
  readonly isOwn: boolean
  readonly baseUrl?: string
  /** Of the connection, or as a trusted proxy says. */
  readonly protocol?: 'http' | 'https'
  readonly site?: string
}

const SHOP = { baseUrl: 'https://shop.example', host: 'shop.example' }
const BARE = { host: 'shop.example' }

const CASES: readonly Case[] = [
  { ...SHOP, origin: 'https://shop.example', isOwn: true },
  // Whoever holds the network can make a page at the same name without TLS.
  { ...SHOP, origin: 'http://shop.example', isOwn: false },
  { ...SHOP, host: 'shop.example:80', origin: 'http://shop.example', isOwn: false },
  { ...SHOP, host: 'SHOP.example', origin: 'http://shop.example', isOwn: false },
  { ...SHOP, origin: 'http://shop.example', site: 'same-origin', isOwn: false },
  { ...SHOP, origin: 'https://shop.example:8443', isOwn: false },
  // A proxy that does not pass the host on.
  { ...SHOP, host: '127.0.0.1:3000', origin: 'https://shop.example', isOwn: true },
  { ...SHOP, host: '127.0.0.1:3000', origin: 'http://shop.example', isOwn: false },
  // Names that somebody has pointed at the shop.
  { ...SHOP, host: 'evil.example', origin: 'http://evil.example', isOwn: false },
  {
    ...SHOP,
    host: 'evil.example',
    origin: 'http://evil.example',
    site: 'same-origin',
    isOwn: false,
  },
  {
    ...SHOP,
    host: 'evil.example',
    origin: 'https://evil.example',
    protocol: 'https',
    isOwn: false,
  },
  { ...SHOP, host: 'www.shop.example', origin: 'http://www.shop.example', isOwn: false },
  { ...SHOP, host: '192.0.2.7', origin: 'http://192.0.2.7', isOwn: false },
  {
    ...SHOP,
    host: 'localhost.evil.example',
    origin: 'http://localhost.evil.example',
    isOwn: false,
  },
  // Asked past the proxy, under the name of the machine.
  { ...SHOP, host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', isOwn: true },
  { ...SHOP, host: 'localhost:3000', origin: 'http://localhost:3000', isOwn: true },
  { ...SHOP, host: 'localhost:3000', origin: 'https://localhost:3000', isOwn: false },
  { ...SHOP, host: 'localhost:3000', origin: 'http://localhost:4000', isOwn: false },

  { ...BARE, origin: 'http://shop.example', isOwn: true },
  { ...BARE, origin: 'https://shop.example', isOwn: false },
  { ...BARE, origin: 'https://shop.example', protocol: 'https', isOwn: true },
  { ...BARE, origin: 'http://shop.example', protocol: 'https', isOwn: false },
  {
    ...BARE,
    host: 'shop.example:443',
    origin: 'https://shop.example',
    protocol: 'https',
    isOwn: true,
  },
  // Behind a proxy that ends TLS and is not named, the browser itself vouches for the scheme.
  { ...BARE, origin: 'https://shop.example', site: 'same-origin', isOwn: true },
  { ...BARE, origin: 'https://evil.example', site: 'same-origin', isOwn: false },
  { ...BARE, origin: 'https://shop.example', site: 'none', isOwn: false },
  { ...BARE, origin: 'https://shop.example', site: 'same-site', isOwn: false },
  { ...BARE, origin: 'null', isOwn: false },
  { ...BARE, origin: 'http://shop.example.evil.example', isOwn: false },
]

for (const { origin, host, isOwn, baseUrl, protocol = 'http', site } of CASES) {
  const said = [`${host} over ${protocol}`, baseUrl && `of ${baseUrl}`, site].filter(Boolean)
  test(`${isOwn ? 'takes' : 'refuses'} ${origin} at ${said.join(', ')}`, () => {
    const headers = { host, origin, ...(site && { 'sec-fetch-site': site }) }

    equal(isOwnOrigin({ headers, protocol }, baseUrl), isOwn)
  })
}
