import { all, attribute } from '../dom.ts'

/** Controls that a visitor can press, and forms. */
export const CONTROLS = '[data-act],form,button,input,a[href]'

/**
 * The control in the drawn element that replaces one of the server's markup: the same `data-act` or `name`,
 * or for plain links the same address, and among several of these the same `value`, or else the same
 * position in the row. Never a guess: the control of a removed row has no match. `before` lists the
 * server's controls in document order.
 */
export function findMatchingControl(
  host: Element,
  before: readonly Element[],
  control: Element,
): Element | undefined {
  if (host.contains(control)) return control
  const now = all(host, CONTROLS)
  const same = now.filter((it) => isAlike(it, control))
  if (same[0]) return same[before.filter((it) => isAlike(it, control)).indexOf(control)]
  const loose = now.filter((it) => kindOf(it) === kindOf(control))
  const isDistinct = identityOf(control) && loose.some(identityOf)
  if (isDistinct || !attribute(control, 'data-act')) return undefined
  return loose[before.filter((it) => kindOf(it) === kindOf(control)).indexOf(control)]
}

function isAlike(one: Element, other: Element): boolean {
  return kindOf(one) === kindOf(other) && identityOf(one) === identityOf(other)
}

function kindOf(control: Element): string {
  return attribute(control, 'data-act') ?? control.localName
}

/** The value of a field is the visitor's input, so only a button's value distinguishes it. */
function identityOf(control: Element): string {
  const value = control.localName === 'button' && attribute(control, 'value')
  const address = kindOf(control) === 'a' && attribute(control, 'href')
  return (attribute(control, 'name') ?? '') + (value || address || '')
}
