import { define } from '../../src/elements/shop-checkout/define.ts'
import { prepare } from './prepare.ts'

prepare('shop-checkout', define, {
  control: '[name="selectedDeliveryMethod"][value="pickup"]',
  isAnswered: () => true,
})
