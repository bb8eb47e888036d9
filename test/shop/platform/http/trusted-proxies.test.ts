import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { commandText } from '../../../../shop/platform/commands/command-text.ts'
import {
  adviseOnProxy,
  readTrustedProxies,
} from '../../../../shop/platform/http/trusted-proxies.ts'

test('who has https in front and names no proxy is told that all visitors count as one', () => {
  const t = commandText({})
  match(
    adviseOnProxy('https://shop.example', readTrustedProxies(undefined), t) ?? '',
    /count all visitors together.* TRUST_PROXY to 1 for one proxy in front/,
  )
  equal(adviseOnProxy('https://shop.example', readTrustedProxies('127.0.0.1'), t), undefined)
  equal(adviseOnProxy('http://localhost:3000', undefined, t), undefined)
  equal(adviseOnProxy(undefined, undefined, t), undefined)
})
