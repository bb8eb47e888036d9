/**
 * Keeps a form that is sent without a network in its page, which says so below it. The shop itself is
 * asked whether it can be reached: one on this machine can, while the browser is offline. Answers with
 * what ends it.
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

  // After what elements and the loader do with a form of theirs.
  addEventListener('submit', hold, { signal })
  addEventListener('online', () => showNotice(), { signal })
  return () => ended.abort()
}

/** Below the form that was not sent; of none, it goes. */
function showNotice(form?: HTMLFormElement): void {
  const notice = document.querySelector<HTMLElement>('.shop-offline')
  if (!notice) return
  const element = form && elementAround(form)
  if (element) element.after(notice)
  else form?.append(notice)
  notice.hidden = !form
}

/** The markup between an element's tags is its own once its part has come. */
function elementAround(form: Element): Element | undefined {
  for (let it = form.parentElement; it; it = it.parentElement) {
    if (it.localName.includes('-')) return it
  }
  return undefined
}
