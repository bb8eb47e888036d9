import { ICON_PATHS, type IconName } from '../../../model/icon-paths.ts'
import { type Html, html } from './html.ts'

/** A drawn icon. It says nothing by itself: words stand beside it, or in the control's name. */
export function icon(name: IconName, className = ''): Html {
  const classes = `cs-icon cs-icon--${name}${className && ` ${className}`}`
  return html`<svg class="${classes}" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${ICON_PATHS[name]}"/></svg>`
}
