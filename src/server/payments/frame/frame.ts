import { offerReturn } from './alone.ts'
import { post, postHeight } from './checkout-link.ts'
import { startOutside } from './outside-frame.ts'
import { startForm } from './pay-form.ts'

const form = document.querySelector<HTMLFormElement>('form.frame')

postHeight()
if ('done' in document.body.dataset) {
  post({ kind: 'completed' })
  void offerReturn()
} else if (form) startForm(form)
else startOutside()
post({ kind: 'ready' })
