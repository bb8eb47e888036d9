import { useState } from 'react'
import type { DeliveryOption } from '../../contract/delivery-options.ts'
import { findInMarkup } from '../server-markup.ts'
import type { ShownCheckout } from './use-checkout.ts'

/** The carrier's options; until the first come, those that the server has drawn, so that nothing moves. */
export function useOptions(
  host: HTMLElement,
  { state, shown }: ShownCheckout,
): readonly DeliveryOption[] {
  const [drawn] = useState(() => ({
    method: shown.selectedDeliveryMethod,
    options: readOptions(host),
  }))
  const { options, optionsFor, optionsPhase } = state
  const isOwn = optionsFor === shown.selectedDeliveryMethod
  const isFirst = optionsPhase === 'loading' && optionsFor === undefined
  if (isFirst && drawn.method === shown.selectedDeliveryMethod) return drawn.options
  return isOwn ? options : []
}

function readOptions(host: HTMLElement): DeliveryOption[] {
  const list = findInMarkup(host, '.shop-checkout__options')
  const kind = list?.getAttribute('data-kind') === 'slot' ? 'slot' : 'pickup'
  return [...(list?.querySelectorAll('.cs-choice') ?? [])].map((row) => {
    const textOf = (name: string) => row.querySelector(`.cs-choice__${name}`)?.textContent ?? ''
    return {
      id: row.querySelector('input')?.value ?? '',
      name: textOf('name'),
      kind,
      description: textOf('about'),
      price: textOf('price'),
    }
  })
}
