/** What could not be kept in the browser lasts as long as the page. */
const memory = new Map<string, string>()

/** Reads localStorage; a visitor who blocks it gets what this page has kept. */
export function readStored(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes to localStorage; where that is blocked or full, only for this page. */
export function keepStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
