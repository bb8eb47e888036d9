import { type Html, html } from '../html/html.ts'
import { icon } from '../html/icon.ts'
import type { PageContext } from './page-context.ts'

/**
 * What lies over the page at the press of a button, without script: Escape, its own button and a press
 * beside it close it, and the focus is where it was. It covers at most half of a phone, so that Back
 * need not close it (UX ALL-11).
 */
export function sheet(
  { t }: Pick<PageContext, 't'>,
  { id, title, content }: { readonly id: string; readonly title: string; readonly content: Html },
): Html {
  return html`<div class="shop-sheet cs-panel" popover id="${id}" role="dialog" aria-labelledby="${id}-title"><div class="cs-panel__head"><p class="cs-panel__title" id="${id}-title">${title}</p><button class="cs-panel__close" type="button" autofocus popovertarget="${id}" popovertargetaction="hide" aria-label="${t('action.close')}">${icon('close')}</button></div><div class="shop-sheet__body">${content}</div></div>`
}
