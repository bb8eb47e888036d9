import { defineByHand, drawOption } from './by-hand.ts'

/** Names in a list, and nothing else. */
defineByHand((hits, query) => hits.map((it, at) => drawOption(it, at, query)).join(''))
