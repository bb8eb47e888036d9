interface Press {
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** The first button alone. With another one, or with a key held, a link opens where the visitor wants. */
export function isPlainPress(press: Press): boolean {
  return !(press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey)
}
