/**
 * Types a text into what has the focus, as one input: letter by letter, a machine with much to do may
 * take longer for one than an element waits before it acts on what stands there.
 */
export function typeAtOnce(text: string): void {
  const { activeElement } = document
  if (!document.execCommand('insertText', false, text)) {
    throw new Error(`Nothing can be typed into <${activeElement?.localName}>`)
  }
}
