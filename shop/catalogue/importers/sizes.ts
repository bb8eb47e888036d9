/** How files write that there is none. */
const NOTHING = /^(?:none|n\/?a|not applicable|null|nil|undefined|no size|[-–—.]+)$/i

/** Whether a value says that there is no size, or no colour. */
export function isNothing(value: string): boolean {
  const text = value.trim()
  return text === '' || NOTHING.test(text)
}
