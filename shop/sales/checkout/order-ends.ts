import { completeOrder } from './complete-order.ts'
import { giveBack } from './release-order.ts'

/** What follows where an order that waited for an approver stands, or is given up. */
export const orderEnds = { complete: completeOrder, giveBack }
