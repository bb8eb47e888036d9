import { isHeldBack } from '../events/element-events.ts'
import type { FormName } from '../events/event-map.ts'

/** The form of an element: what it does, and where the page hears of it. */
export interface Sending {
  readonly form: FormName
  readonly host: EventTarget
}

/** Whether the page lets a form be sent that has nothing wrong with it; asked before anything changes. */
export function maySend({ form, host }: Sending): boolean {
  return !isHeldBack(host, 'courtside:before-submit', { form })
}
