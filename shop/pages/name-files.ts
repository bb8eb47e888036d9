/**
 * Browsers label file fields in their own language, not the page's. If the page has its own label beside the
 * field, this shows it with the file's name, and hides the field visually while it still works.
 */
export function nameFiles(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    const words = field.nextElementSibling
    if (words?.matches('.shop-file')) showWords(field, words)
  }
}

function showWords(field: HTMLInputElement, words: Element): void {
  const name = words.lastElementChild
  const none = name?.textContent ?? ''
  const say = () => {
    if (name) name.textContent = field.files?.[0]?.name ?? none
  }
  field.classList.add('shop-file-field')
  words.removeAttribute('hidden')
  field.addEventListener('change', say)
  // The browser may have restored the file.
  say()
}
