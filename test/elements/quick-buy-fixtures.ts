import type { SizeField } from '../../src/contract/size-fields.ts'
import { find, render, until } from '../helpers/render.tsx'
import type { StubbedResponse } from '../helpers/stub-fetch.ts'

const COLOURS = [
  { VariantId: 'P:blue', Color: 'Blå', HexCode: '#2f5fa7' },
  { VariantId: 'P:clay', Color: 'Röd', HexCode: 'red;}' },
  { VariantId: 'P:moss', Color: 'Grön' },
]

export function sizeOf(
  name: string,
  colour: string,
  more: Partial<SizeField> = {},
): Partial<SizeField> {
  return {
    fieldId: name,
    size: name,
    articleNumber: `${colour}-${name}`,
    inStock: true,
    visible: true,
    availableInStock: 7,
    stockStatusText: 'I lager',
    price: '499 kr',
    priceAmount: 49900,
    ...more,
  }
}

/** The shop's answer for a colour. */
export function variantOf(colour: string, more: object = {}): StubbedResponse {
  const sizes = [
    sizeOf('41', colour),
    sizeOf('42', colour),
    sizeOf('43', colour, { inStock: false }),
  ]
  const body = {
    sizeInputComponentData: JSON.stringify(sizes),
    productName: 'Trail 5',
    anySizeOfColorInStock: true,
    ...more,
  }
  return { body }
}

export function asks(variantId: string): string {
  return `GET /api/quickbuy/activevariant?variantid=${encodeURIComponent(variantId)}`
}

export function draw(
  tag: string,
  attributes = '',
  colours: readonly object[] = COLOURS,
): Promise<HTMLElement> {
  const json = JSON.stringify(colours).replaceAll("'", '&#39;')
  return render(`<${tag} variants='${json}' ${attributes}></${tag}>`)
}

export function radio(el: Element, variantId: string): HTMLInputElement {
  return find<HTMLInputElement>(el, `input[value="${variantId}"]`)
}

export function marked(el: Element): string | undefined {
  return el.querySelector<HTMLInputElement>('input:checked')?.value
}

export function boxes(el: Element): HTMLInputElement[] {
  return [...el.querySelectorAll<HTMLInputElement>('.size-input__box, .size-tile__box')]
}

/** The articles whose sizes are shown. */
export function shownArticles(el: Element): string[] {
  return boxes(el).map((it) => it.name.replace('quantity.', ''))
}

export function sizesArea(el: Element): HTMLElement {
  return find(el, '.quick-buy__sizes')
}

export async function showsSizesOf(el: Element, colour: string): Promise<void> {
  await until(
    () => shownArticles(el)[0] === `${colour}-41` && sizesArea(el).dataset.state === 'ready',
  )
}

/** Pastes cells copied from a spreadsheet. */
export function pasteInto(target: Element | undefined, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  target?.dispatchEvent(event)
}
