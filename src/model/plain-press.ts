interface Press {
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** The first button alone. With another one, or with a key held, a link opens where the visitor wants. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
