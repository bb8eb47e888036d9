import { offerReturn } from './alone.ts'
import { post, postHeight } from './checkout-link.ts'
import { startOutside } from './outside-frame.ts'
import { startForm } from './pay-form.ts'
import { startWallets } from './wallets.ts'

const form = document.querySelector<HTMLFormElement>('form.frame')
const wallets = document.querySelector<HTMLElement>('[data-wallets]')

postHeight()
if ('done' in document.body.dataset) {
  post({ kind: 'completed' })
  void offerReturn()
} else if (form) startForm(form)
else if (wallets) startWallets(wallets)
else startOutside()
post({ kind: 'ready' })
