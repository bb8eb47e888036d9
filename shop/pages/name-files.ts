/**
 * Browsers write on a file field in their own language, whatever the page's is. Where the page brings
 * words of its own beside the field, these are shown with the name of the file, and the field itself is
 * operated as before without being seen.
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
  // A browser that comes back to the page may have kept the file.
  say()
}
