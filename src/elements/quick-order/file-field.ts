import { text } from '../../i18n/text.ts'

/**
 * Browsers write on a file field in their own language, whatever the page's is. The field stays and is
 * operated as before; what is seen of it, and the name of the file, are the shop's words. Returns the
 * undo.
 */
export function nameFileField(form: HTMLFormElement | null): () => void {
  const field = form?.querySelector<HTMLInputElement>('input[type="file"]')
  if (!field) return () => {}
  const [label, button, name] = ['label', 'span', 'span'].map((it) => document.createElement(it))
  if (!label || !button || !name) return () => {}
  const say = () => {
    name.textContent = field.files?.[0]?.name ?? text('quickorder.file.none')
  }
  label.className = 'quick-order-file'
  label.setAttribute('for', field.id)
  button.className = 'cs-button cs-button--secondary'
  button.textContent = text('quickorder.file.choose')
  label.append(button, name)
  say()
  field.classList.add('quick-order-file__field')
  field.after(label)
  field.addEventListener('change', say)
  return () => {
    field.classList.remove('quick-order-file__field')
    field.removeEventListener('change', say)
    label.remove()
  }
}
