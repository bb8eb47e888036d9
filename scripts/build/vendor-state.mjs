import { createNanoEvents } from 'nanoevents'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'

export const kept = [createNanoEvents, proxy, snapshot, subscribe]
