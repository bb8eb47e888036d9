/** Reads a value of this tab; undefined if storage is blocked. */
export function readSession(key: string): string | undefined {
  return onStorage((storage) => storage.getItem(key)) ?? undefined
}

/** Stores a value for the life of the tab, unless storage is blocked or full. */
export function saveSession(key: string, value: string): void {
  const isSaved = onStorage((storage) => {
    storage.setItem(key, value)
    return true
  })
  if (!isSaved) forgetSession(key)
}

export function forgetSession(key: string): void {
  onStorage((storage) => storage.removeItem(key))
}

/** Undefined if storage is full, or blocked, in which case it holds nothing. */
function onStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
