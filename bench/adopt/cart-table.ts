import { define } from '../../src/elements/cart-table/define.ts'
import { prepare } from './prepare.ts'

prepare('cart-table', define, {
  control: '[data-act="increase 3"]',
  isAnswered: (host) => host.querySelector('[data-row="3"] output')?.textContent === '3',
})
