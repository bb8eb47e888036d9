import { getProducts } from '../../services/products-service.ts'
import { createAsking } from './ask-together.ts'

/** Tags that come to life together, with files that arrive one after another, ask within this time. */
const TOGETHER_MS = 50

/** Asks for a product with all the sizes that it is sold in. */
export const askWithSizes = createAsking(getProducts, TOGETHER_MS)
