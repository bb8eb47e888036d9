import { ALLOWED_ELEMENTS } from '../contract/allowed-elements.ts'
import { pageConfig } from './page.ts'

/** Attributes of ordinary elements, in addition to those of every element. */
const HTML: Readonly<Record<string, string>> = {
  a: 'href rel',
  button: 'type name value disabled form popovertarget popovertargetaction',
  col: 'span',
  colgroup: 'span',
  details: 'open',
  fieldset: 'disabled',
  form: 'action method',
  img: 'src srcset sizes alt width height loading decoding fetchpriority',
  input:
    'type name value checked disabled required readonly min max step minlength maxlength ' +
    'pattern placeholder inputmode autocomplete form',
  label: 'for',
  li: 'value',
  ol: 'start reversed type',
  option: 'value selected disabled label',
  optgroup: 'label disabled',
  select: 'name disabled required form',
  source: 'srcset sizes media type width height',
  td: 'colspan rowspan headers',
  textarea: 'name rows cols maxlength disabled required readonly placeholder form',
  th: 'colspan rowspan headers scope',
  time: 'datetime',
}
const BARE =
  'abbr address article aside b bdi bdo blockquote br caption cite code dd del dfn div dl dt em ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd legend mark nav p picture pre ' +
  'q s samp section small span strong sub summary sup table tbody tfoot thead tr u ul var wbr'

/** SVG: shapes without animation, reference or script. */
const SVG: Readonly<Record<string, string>> = {
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  g: '',
  line: 'x1 x2 y1 y2',
  path: 'd',
  polygon: 'points',
  polyline: 'points',
  rect: 'x y width height rx ry',
  svg: 'viewBox width height focusable preserveAspectRatio',
}
const PAINT = 'fill stroke stroke-width stroke-linecap stroke-linejoin opacity transform'

const ARIA =
  'atomic busy checked colcount colindex colspan controls current describedby description ' +
  'details disabled errormessage expanded haspopup hidden invalid keyshortcuts label labelledby ' +
  'level live modal multiselectable orientation owns posinset pressed readonly required ' +
  'roledescription rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow ' +
  'valuetext'

/** Attributes of every element. `style`, `is`, `slot`, `part` and event handlers are not among them. */
const EVERYWHERE =
  'class dir hidden id lang role tabindex title popover data-act data-group data-handoff data-item data-option ' +
  'data-state data-wake'

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

interface AllowedElement {
  readonly name: string
  readonly namespace?: string
  readonly attributes: readonly string[]
}

export interface AllowList {
  readonly elements: readonly AllowedElement[]
  readonly attributes: readonly string[]
  /** Our tags, under the names that this page uses. */
  readonly own: ReadonlyMap<string, readonly string[]>
}

/** The allow list of content: other elements are removed with everything in them. */
export function allowList(): AllowList {
  const { prefix } = pageConfig()
  const own = new Map(
    Object.entries(ALLOWED_ELEMENTS).map(([tag, attributes]) => [
      prefix ? `${prefix}-${tag}` : tag,
      attributes,
    ]),
  )
  const attributes = [...words(EVERYWHERE), ...words(ARIA).map((it) => `aria-${it}`)]
  return {
    own,
    attributes,
    elements: [
      ...words(BARE).map((name) => ({ name, attributes: [] })),
      ...Object.entries(HTML).map(([name, list]) => ({ name, attributes: words(list) })),
      // A sanitizer rejects a list that names an attribute twice.
      ...[...own].map(([name, list]) => ({
        name,
        attributes: list.filter((it) => !attributes.includes(it)),
      })),
      ...Object.entries(SVG).map(([name, list]) => ({
        name,
        namespace: SVG_NAMESPACE,
        attributes: [...words(list), ...words(PAINT)],
      })),
    ],
  }
}

function words(list: string): string[] {
  return list.split(' ').filter(Boolean)
}
