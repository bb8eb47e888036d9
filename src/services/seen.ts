import { storedSeenSchema } from '../contract/seen.ts'
import { SEEN_KEY } from './forget-seen.ts'
import { storedProducts } from './stored-products.ts'

export const storedSeen = storedProducts(SEEN_KEY, storedSeenSchema)
