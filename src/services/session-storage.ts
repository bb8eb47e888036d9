/** Reads what this tab has kept; a visitor who blocks storage has kept nothing. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value for as long as the tab; where storage is blocked or full, not at all. */
export function saveSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    forgetSession(key)
  }
}

export function forgetSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
