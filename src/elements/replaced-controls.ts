const DISCLOSURE = 'summary, [aria-expanded]'
const CONTROLS = `[data-act], a[href], ${DISCLOSURE}, input:not([type="file"]), select, textarea`
const FIELDS = 'input, select, textarea'
const UNTYPED = ':disabled, [type="hidden"], [type="file"]'
const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers which control inside `host` has the focus and what has been typed. The returned function
 * gives both to the controls that have taken their place: those with the same `data-act`, name, id
 * or address, and among several of these the one in the same place.
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
 * The same of a view that is drawn once more, whose fields hold what its state says; and where its
 * boxes and the page were scrolled to.
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
 * Remembers what has been typed into controls that stay. The returned function notifies the view,
 * which takes them for what the server wrote.
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
    // The view may have drawn again because of the control before.
    if (Reflect.get(control, name) !== typed) setPastReact(control, name, typed)
    hideFromWatcher(control, name)
    // An event of this class does not press the control.
    for (const it of [event, 'change']) control.dispatchEvent(new Event(it, { bubbles: true }))
  }
}

/**
 * React watches a field by a property of the field's own, and takes what it found there for something that
 * it has reported already. What is set by that property on another field, it has seen, and this one keeps
 * its value, caret and history.
 */
function hideFromWatcher(control: Field, name: 'checked' | 'value'): void {
  Object.getOwnPropertyDescriptor(control, name)?.set?.call(control.cloneNode(), '\0')
}

/** Sets without React's own setter, which would hide the change from it. */
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
  // What the server can only fold with a summary, an element folds with a button.
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
  // Nearly all of them, and cheap to know.
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
