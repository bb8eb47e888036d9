const DISCLOSURE = 'summary, [aria-expanded]'
const CONTROLS = `[data-act], a[href], ${DISCLOSURE}, input:not([type="file"]), select, textarea`
const FIELDS = 'input, select, textarea'
const UNTYPED = ':disabled, [type="hidden"], [type="file"]'
const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers which control inside `host` has the focus, and the changed controls. The returned function
 * restores both in the controls that have replaced them: those with the same `data-act`, name, id or
 * address, and among several of these the one at the same position.
 */
export function holdControls(
  host: HTMLElement,
  isKept: (control: Element) => boolean = isChanged,
): () => void {
  const before = controlsIn(host)
  const changed = before.filter(isKept)
  const active = document.activeElement
  const hadFocus = host.contains(active)
  return () => {
    const now = controlsIn(host)
    const matchOf = (control: Element) =>
      alike(now, control)[alike(before, control).indexOf(control)]
    for (const control of changed) handOver(control, matchOf(control))
    if (!active || !hadFocus || host.contains(document.activeElement)) return
    const match = matchOf(active) ?? host.querySelector(FOCUSABLE)
    if (match instanceof HTMLElement) match.focus({ preventScroll: true })
    if (match instanceof HTMLInputElement) select(active, match)
  }
}

/**
 * The same for a view that is redrawn, whose fields hold the values of its state; restores the scroll
 * positions of its boxes and of the page as well.
 */
export function holdDrawn(host: HTMLElement): () => void {
  const restoreControls = holdControls(host, (it) => isField(it) && !it.matches(UNTYPED))
  const scrolled = [...host.querySelectorAll('*')]
    .filter((it) => it.scrollTop || it.scrollLeft)
    .map((it) => ({
      it,
      at: matchesOf(host, it).indexOf(it),
      top: it.scrollTop,
      left: it.scrollLeft,
    }))
  const page = { top: scrollY, left: scrollX, behavior: 'instant' } as const
  return () => {
    restoreControls()
    for (const { it, at, top, left } of scrolled) {
      matchesOf(host, it)[at]?.scrollTo({ top, left, behavior: 'instant' })
    }
    if (scrollY !== page.top || scrollX !== page.left) scrollTo(page)
  }
}

function matchesOf(host: HTMLElement, { localName, className }: Element): Element[] {
  return [...host.querySelectorAll(localName)].filter((it) => it.className === className)
}

/**
 * Remembers the input in controls that stay. The returned function notifies the view, which would take that
 * input for the server's values.
 */
export function holdTyped(host: HTMLElement): () => void {
  const notifiers = [...host.querySelectorAll<Field>(FIELDS)]
    .filter((it) => isChanged(it) && !isLeftRadio(it) && !it.matches(UNTYPED))
    .map((it) => (isTicked(it) ? holdOne(it, 'checked', 'click') : holdOne(it, 'value', 'input')))
  return () => {
    for (const notify of notifiers) notify()
  }
}

function holdOne(control: Field, name: 'checked' | 'value', event: string): () => void {
  const typed: unknown = Reflect.get(control, name)
  return () => {
    // The view may have redrawn because of the previous control.
    if (Reflect.get(control, name) !== typed) setPastReact(control, name, typed)
    hideFromWatcher(control, name)
    // An event of the class `Event` does not press the control.
    for (const it of [event, 'change']) control.dispatchEvent(new Event(it, { bubbles: true }))
  }
}

/**
 * React watches a field through a property on the field itself, and treats the value found there as
 * reported already. Setting that property on a clone tells React of another value, while this field keeps
 * its value, caret and undo history.
 */
function hideFromWatcher(control: Field, name: 'checked' | 'value'): void {
  Object.getOwnPropertyDescriptor(control, name)?.set?.call(control.cloneNode(), '\0')
}

/** Sets the value without React's own setter, which would hide the change from it. */
function setPastReact(control: Field, name: string, value: unknown): void {
  Reflect.set(Object.getPrototypeOf(control), name, value, control)
}

function isLeftRadio(control: Element): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio' && !control.checked
}

function controlsIn(host: HTMLElement): Element[] {
  return [...host.querySelectorAll(CONTROLS)]
}

function alike(controls: readonly Element[], control: Element): Element[] {
  return controls.filter((it) => keyOf(it) === keyOf(control))
}

function keyOf(control: Element): string {
  const name = control.getAttribute('data-act') ?? control.getAttribute('name')
  if (name !== null) return name
  // The server folds with a summary, an element with a button.
  if (control.matches(DISCLOSURE)) return 'summary'
  return control.id || (control.getAttribute('href') ?? '')
}

function isField(control: Element | undefined): control is Field {
  return /^(input|textarea|select)$/.test(control?.localName ?? '')
}

function isTicked(control: Element | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
}

function isChanged(control: Element): boolean {
  const { checked, defaultChecked, value, defaultValue } = control as HTMLInputElement
  // Nearly all controls end here, at little cost.
  if (checked === defaultChecked && value === defaultValue) return false
  if (isTicked(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((it) => it.selected !== it.defaultSelected)
  }
  return isField(control) && control.value !== (control as HTMLInputElement).defaultValue
}

function handOver(from: Element, to: Element | undefined): void {
  if (isTicked(from) && isTicked(to)) {
    if (from.checked !== to.checked && !isLeftRadio(from)) to.click()
  } else if (isField(from) && isField(to) && from.value !== to.value) {
    setPastReact(to, 'value', from.value)
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function select(from: Element, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  if (selectionStart != null && to.selectionStart !== null) {
    to.setSelectionRange(selectionStart, selectionEnd)
  }
}
