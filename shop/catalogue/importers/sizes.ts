/** Ways in which files write "none". */
const NOTHING = /^(?:none|n\/?a|not applicable|null|nil|undefined|no size|[-–—.]+)$/i

/** Whether a value means that there is no size or colour. */
export function isNothing(value: string): boolean {
  const text = value.trim()
  return text === '' || NOTHING.test(text)
}
