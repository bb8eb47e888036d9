import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import {
  adviseOnProxy,
  readTrustedProxies,
} from '../../../../src/server/platform/http/trusted-proxies.ts'

test('who has https in front and names no proxy is told that all visitors count as one', () => {
  match(
    adviseOnProxy('https://shop.example', readTrustedProxies(undefined)) ?? '',
    /count all visitors together.* TRUST_PROXY to 1 for one proxy in front/,
  )
  equal(adviseOnProxy('https://shop.example', readTrustedProxies('127.0.0.1')), undefined)
  equal(adviseOnProxy('http://localhost:3000', undefined), undefined)
  equal(adviseOnProxy(undefined, undefined), undefined)
})
