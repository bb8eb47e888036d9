import { useEffect, useMemo } from 'react'
import { emit } from '../events/element-events.ts'
import type { RowChange } from '../events/event-map.ts'
import { shopEvents } from '../events/shop-events.ts'
import { text } from '../i18n/text.ts'
import { stopCartChanges } from '../state/cart/mutation.ts'
import { forgetRemoved, removeRow, setRowQuantity, undoRemove } from '../state/cart/rows.ts'
import { cartState } from '../state/cart/state.ts'
import { articleName, type Row, type RowActions } from '../ui/cart-rows/row.ts'
import { announce, silence } from '../ui/live-region.ts'
import { addedText } from './added-text.ts'

/**
 * A visitor's actions on the rows that `host` shows. This element announces and emits its own changes; the
 * cart's other lists do not.
 */
export function useRowActions(host: HTMLElement): RowActions {
  const { actions, listen } = useMemo(() => createActions(host), [host])
  useEffect(listen, [listen])
  return actions
}

function createActions(host: HTMLElement) {
  /** Rows that were changed here and that the shop has not answered yet. */
  const pendingRows = new Map<string, Row>()
  const removing = new Set<string>()

  const actions: RowActions = {
    setQuantity(row, quantity) {
      silence()
      pendingRows.set(row.rowSystemId, row)
      setRowQuantity(row.rowSystemId, quantity)
    },
    remove(row) {
      if (removing.has(row.rowSystemId)) return
      silence()
      pendingRows.set(row.rowSystemId, row)
      removing.add(row.rowSystemId)
      void removeRow(row.rowSystemId).finally(() => removing.delete(row.rowSystemId))
    },
    undo(row) {
      silence()
      void undoRemove(row.rowSystemId, host).then((isBack) => isBack && announce(addedText([row])))
    },
    forget: (row) => forgetRemoved(row.rowSystemId),
    stop: stopCartChanges,
  }

  function updated({ rowSystemId }: RowChange): void {
    const row = cartState.cart.orderRows.find((it) => it.rowSystemId === rowSystemId)
    if (!pendingRows.delete(rowSystemId) || !row) return
    const { quantity, totalPrice } = row
    announce(text('cart.updated', { name: articleName(row), n: quantity, sum: totalPrice }))
    emit(host, 'courtside:updated', { rowSystemId, quantity })
  }

  function removed({ rowSystemId }: RowChange): void {
    const row = pendingRows.get(rowSystemId)
    if (!row || !pendingRows.delete(rowSystemId)) return
    announce(text('cart.removed', { name: articleName(row) }))
    emit(host, 'courtside:removed', { rowSystemId })
  }

  function listen(): () => void {
    const stops = [shopEvents.on('cart:updated', updated), shopEvents.on('cart:removed', removed)]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return { actions, listen }
}
