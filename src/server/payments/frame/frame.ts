import { tell, tellHeight } from './checkout-link.ts'
import { startOutside } from './outside-frame.ts'
import { startForm } from './pay-form.ts'

const form = document.querySelector<HTMLFormElement>('form.frame')

tellHeight()
if ('done' in document.body.dataset) tell({ kind: 'completed' })
else if (form) startForm(form)
else startOutside()
tell({ kind: 'ready' })
