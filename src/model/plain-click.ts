interface Click {
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/**
 * The main button without modifiers. With another button or a modifier, a link opens where the visitor
 * wants.
 */
export function isPlainClick(press: Click): boolean {
  return !(press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey)
}
