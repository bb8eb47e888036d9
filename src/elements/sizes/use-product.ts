import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '../../contract/products.ts'
import { text } from '../../i18n/text.ts'
import type { ProductAnswer } from '../../state/products/follow-product.ts'
import { holdControls } from '../replaced-controls.ts'
import { useAnnouncedWait } from '../use-announced-wait.ts'
import { forgetHostState, useHostState } from '../use-host-state.ts'

/** Most pages hold their product's data, and never request it. */
const bring = () => import('../../state/products/follow-product.ts')

const KEPT = 'product'

interface ProductRequest extends ProductAnswer {
  readonly id: string
  /** How often the product was requested. */
  readonly turn: number
  readonly isWaiting: boolean
}

export interface UsedProduct extends ProductRequest {
  readonly retry: () => void
  /** Cancels the request. */
  readonly stop: () => void
}

/** The product of an id. A product that has arrived stays when a later request fails. */
export function useProduct(
  host: HTMLElement,
  id: string,
  prepare: (product: Product) => Promise<void> | undefined,
): UsedProduct {
  const first: ProductRequest = { id, turn: 0, isWaiting: id !== '' }
  const [stored, keep] = useHostState(host, KEPT, () => first)
  const request = stored.id === id ? stored : first
  const latest = useRef({ request, prepare })
  latest.current = { request, prepare }
  const stopAsking = useRef(() => {})
  const { turn } = request

  useEffect(() => {
    if (id === '') return
    let isOver = false
    const show = (answer: ProductAnswer) => {
      if (isOver) return
      const next = { ...answer, id, turn, isWaiting: false }
      if (!latest.current.request.product) replace(host, () => keep(next))
      else if (!answer.problem) keep(next)
    }
    let stop = () => {}
    const hear = async (answer: ProductAnswer) => {
      await (answer.product && latest.current.prepare(answer.product))
      show(answer)
    }
    bring().then(
      ({ followProduct }) => {
        if (!isOver) stop = followProduct(id, hear)
      },
      () => show({ problem: { key: 'error.part' } }),
    )
    stopAsking.current = () => {
      isOver = true
      stop()
    }
    return () => stopAsking.current()
  }, [host, id, keep, turn])
  useAnnouncedWait(request.isWaiting, text('quickbuy.loading'))

  return {
    ...request,
    retry: () => keep({ ...request, turn: turn + 1, isWaiting: true }),
    stop() {
      stopAsking.current()
      keep({ id, turn, isWaiting: false, problem: { key: 'error.stopped' } })
    },
  }
}

/** The focus moves along to the new content; what was said about another product is dropped. */
function replace(host: HTMLElement, draw: () => void): void {
  const restoreControls = holdControls(host)
  forgetHostState(host, KEPT)
  flushSync(draw)
  restoreControls()
}
