/** Takes the focus to the box of a field. */
export function goToBox(id: string, fieldId: string): void {
  const box = document.getElementById(`${id}-${fieldId}`)
  if (box) goTo(box)
}

/** A variant that is closed, as on a narrow page, is opened first. */
export function goTo(box: HTMLElement): void {
  box.closest('tr')?.querySelector<HTMLElement>('[type="radio"]')?.click()
  box.focus()
}
