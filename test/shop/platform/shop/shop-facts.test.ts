import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoney } from '../../../../src/i18n/money.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'

test('writes every price of each language as it is, however many were written before', () => {
  for (let round = 0; round < 2; round += 1) {
    for (let amount = 0; amount < 1_100_000; amount += 100) {
      const [sv, en] = [demoShop.money(amount, 'sv'), demoShop.money(amount, 'en')]
      if (sv !== formatMoney(amount, 'SEK', 'sv')) equal(sv, formatMoney(amount, 'SEK', 'sv'))
      if (en !== formatMoney(amount, 'SEK', 'en')) equal(en, formatMoney(amount, 'SEK', 'en'))
    }
  }
  equal(demoShop.money(124_900, 'sv'), '1\u00a0249\u00a0kr')
  equal(demoShop.money(124_900, 'en'), 'SEK\u00a01,249')
})
