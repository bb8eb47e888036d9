/**
 * Types a text into the focused field in one input event: letter by letter, a busy machine may take longer than
 * an element waits before it reacts.
 */
export function typeAtOnce(text: string): void {
  const { activeElement } = document
  if (!document.execCommand('insertText', false, text)) {
    throw new Error(`Nothing can be typed into <${activeElement?.localName}>`)
  }
}
