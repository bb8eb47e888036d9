const CONTROLS = '[data-act], input, select, textarea'
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Held {
  readonly node: Element
  readonly key: string
  /** Position among the controls of the same key. */
  readonly nth: number
  readonly hadFocus: boolean
}

/**
 * Remembers which control inside `host` has the focus and what has been typed. The returned function
 * gives both to the controls that have taken their place: those with the same `data-act`, name or id.
 */
export function holdControls(host: HTMLElement): () => void {
  const held = listControls(host).filter(({ node, hadFocus }) => hadFocus || isChanged(node))
  const isFocused = host.contains(document.activeElement)
  return () => {
    if (held.length > 0) giveBack(held, listControls(host))
    const isLost = isFocused && !host.contains(document.activeElement)
    if (isLost) focus(host.querySelector(FOCUSABLE))
  }
}

function giveBack(held: readonly Held[], present: readonly Held[]): void {
  for (const { node, key, nth, hadFocus } of held) {
    const twin = present.find((it) => it.key === key && it.nth === nth)?.node
    if (twin && twin !== node) handOver(node, twin, hadFocus)
  }
}

function focus(control: Element | null): void {
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

function listControls(host: HTMLElement): Held[] {
  const counts = new Map<string, number>()
  return [...host.querySelectorAll(CONTROLS)].map((node) => {
    const key = node.getAttribute('data-act') ?? node.getAttribute('name') ?? node.id
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return { node, key, nth, hadFocus: node === document.activeElement }
  })
}

function isField(node: Element): node is Field {
  return /^(input|textarea|select)$/.test(node.localName)
}

function isTicked(node: Element): node is HTMLInputElement {
  return node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)
}

function isChanged(node: Element): boolean {
  if (isTicked(node)) return node.checked !== node.defaultChecked
  if (node instanceof HTMLSelectElement) {
    return [...node.options].some((it) => it.selected !== it.defaultSelected)
  }
  const isText = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
  return isText && node.value !== node.defaultValue
}

function handOver(from: Element, to: Element, hadFocus: boolean): void {
  if (isTicked(from) && isTicked(to)) {
    if (from.checked !== to.checked) to.click()
  } else if (isField(from) && isField(to) && isChanged(from)) type(from.value, to)
  if (!hadFocus) return
  focus(to)
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) select(from, to)
}

/** Past React's own setter, which would hide the change from it. */
function type(value: string, field: Field): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function select(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.selectionStart === null || to.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
