/**
 * Keeps a form on its page when it is sent without a network, and shows a notice below it. Tries to reach the
 * shop first: a shop on the same machine is reachable while the browser is offline. Returns a function that
 * ends this.
 */
export function keepOfflineForms(reachShop: () => Promise<unknown>): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isReached = false

  async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    showNotice()
    try {
      await reachShop()
      isReached = true
      form.requestSubmit(button)
    } catch {
      showNotice(form)
    }
    isReached = false
  }

  function hold(event: SubmitEvent): void {
    const { target, submitter } = event
    if (isReached || navigator.onLine || event.defaultPrevented) return
    if (!(target instanceof HTMLFormElement) || !target.closest('main')) return
    event.preventDefault()
    void send(target, submitter)
  }

  // Runs after the listeners of elements and the loader.
  addEventListener('submit', hold, { signal })
  addEventListener('online', () => showNotice(), { signal })
  return () => ended.abort()
}

/** Shows the notice below an unsent form; without a form, hides it. */
function showNotice(form?: HTMLFormElement): void {
  const notice = document.querySelector<HTMLElement>('.shop-offline')
  if (!notice) return
  const element = form && elementAround(form)
  if (element) element.after(notice)
  else form?.append(notice)
  notice.hidden = !form
}

/** The element around a form: once loaded, it owns the markup inside, so the notice goes after it. */
function elementAround(form: Element): Element | undefined {
  for (let it = form.parentElement; it; it = it.parentElement) {
    if (it.localName.includes('-')) return it
  }
  return undefined
}
