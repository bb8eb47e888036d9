import { DEFAULT_QUANTITY } from '../../model/limits.ts'
import { type QuantityReading, readQuantity } from '../../model/quantity.ts'

/**
 * What a field of the host page says about the quantity. Without such a field, or with nothing in
 * it, it is 1; a field that says anything but a quantity is at fault.
 */
export function wantedQuantity(host: HTMLElement, fieldId: string | undefined): QuantityReading {
  const typed = fieldId ? typedIn(findField(host, fieldId)).trim() : ''
  return typed === '' ? { quantity: DEFAULT_QUANTITY } : readQuantity(typed)
}

/** Beside the element in its shadow root, or in the page. */
function findField(host: HTMLElement, id: string): Element | null {
  const root = host.getRootNode()
  const near = root instanceof ShadowRoot ? root.getElementById(id) : null
  // A page's `<form name="getElementById">` hides the document's own.
  return near ?? Document.prototype.getElementById.call(document, id)
}

function typedIn(field: Element | null): string {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLOutputElement
  return isField ? field.value : ''
}
