const CONFIG = Symbol.for('courtside.config')
const RETURNING = Symbol.for('courtside.returning')
const MEMORY = Symbol.for('courtside.memory')
const page = globalThis as {
  [CONFIG]?: object
  [RETURNING]?: object
  [MEMORY]?: Map<string, string>
}

export const SHOP = 'https://shop.test'

afterEach(() => {
  if (!page[CONFIG]) return
  delete page[CONFIG]
  delete page[RETURNING]
  page[MEMORY]?.clear()
  localStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
})

/** Makes the test page one of another origin than the shop's, until the end of the test. */
export function standAway(api = `${SHOP}/api`): void {
  page[CONFIG] = { api }
}

/** Makes storage `blocked` or `full` until the end of the test. */
export function refuseStorage(how: 'blocked' | 'full'): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor
  const refuse = () => {
    throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  const full = Object.create(localStorage, {
    getItem: {
      value: (name: string) => Storage.prototype.getItem.call(own.get?.call(window), name),
    },
    setItem: { value: refuse },
    removeItem: { value: () => {} },
  })
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: how === 'full' ? () => full : refuse,
  })
  return () => Object.defineProperty(window, 'localStorage', own)
}
