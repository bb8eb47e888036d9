/** What could not be kept in the browser lasts as long as the page. */
const memory = new Map<string, string>()

/** Reads localStorage; a visitor who blocks it gets what this page has kept. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
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
