import { isPlainClick } from '../model/plain-click.ts'
import { cartKey } from './cart-key.ts'
import { isCrossOrigin, shopOrigin } from './cross-origin.ts'
import { apiBase } from './page.ts'

const LINK = 'a[data-handoff]'
/** The longest wait for running changes. */
const SETTLE_MS = 3000

/**
 * On a page of another site, a plain press on one of our links to the shop's cart, checkout or login takes
 * the cart along: it posts a form with the cart's key instead. `settle` completes the pending changes of
 * the cart first.
 */
export function watchHandOff(settle: () => Promise<unknown>): () => void {
  let isLeaving = false
  const press = (event: MouseEvent) => {
    const link = event.composedPath().find(isOurs)
    if (!link || event.defaultPrevented || !mayTake(link, event)) return
    event.preventDefault()
    if (isLeaving) return
    isLeaving = true
    void Promise.race([settle(), wait(SETTLE_MS)]).finally(() => leave(link))
  }
  const stay = () => {
    isLeaving = false
  }
  addEventListener('click', press)
  addEventListener('pageshow', stay)
  return () => {
    removeEventListener('click', press)
    removeEventListener('pageshow', stay)
  }
}

function isOurs(target: EventTarget): target is HTMLAnchorElement {
  return target instanceof HTMLAnchorElement && target.matches(LINK)
}

function mayTake(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = !link.target || link.target === '_self'
  return (
    isHere && isPlainClick(event) && isCrossOrigin() && link.origin === shopOrigin() && !!cartKey()
  )
}

/** Posts the key, hidden from other origins. If the page's policy blocks forms, the link is followed. */
function leave(link: HTMLAnchorElement): void {
  const form = createForm({
    key: cartKey() ?? '',
    to: link.pathname + link.search,
    from: location.pathname + location.search,
  })
  const follow = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'form-action') location.assign(link.href)
  }
  document.documentElement.append(form)
  addEventListener('securitypolicyviolation', follow)
  // Back may restore the page from the back-forward cache.
  addEventListener(
    'pageshow',
    () => {
      form.remove()
      removeEventListener('securitypolicyviolation', follow)
    },
    { once: true },
  )
  // Not `requestSubmit`: a script of the page that handles submits would send it without leaving.
  HTMLFormElement.prototype.submit.call(form)
}

function createForm(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${apiBase()}/cart/handoff`
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    Object.assign(field, { name, value })
    form.append(field)
  }
  return form
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
