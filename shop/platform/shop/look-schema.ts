import * as v from 'valibot'
import { because } from './fault.ts'
import { about, line, link, list, oneOf, words } from './field-schemas.ts'

/** Themes of colours and corners. All but the first have a file in `pages/styles/themes`. */
export const THEMES = ['clay', 'pine', 'harbour'] as const

const MAX_PATH_LENGTH = 10_000

const path = v.pipe(
  v.string(because('shopFile.drawing')),
  v.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]+$/, because('shopFile.drawing')),
  v.maxLength(MAX_PATH_LENGTH, because('shopFile.tooLong', { limit: MAX_PATH_LENGTH })),
)

/** A drawing in the text colour; without one, the shop's name is shown. */
const logoSchema = v.strictObject({
  viewBox: v.pipe(line, v.regex(/^-?[\d.]+( -?[\d.]+){3}$/, because('shopFile.viewBox'))),
  fill: v.optional(path),
  stroke: v.optional(path),
  strokeWidth: v.optional(v.number(because('shopFile.number')), 1),
  accent: v.optional(about('In the colour of the shop’s accent.', path)),
})

/** A story between the products on the home page. */
const storySchema = v.strictObject({
  heading: words,
  text: words,
  link: about('What the link says.', words),
  url: link,
  picture: link,
})

/** The shop's theme, logo, home page pictures and stories, and footer links. */
export const lookSchema = v.strictObject({
  theme: v.optional(
    about('A set of colours and corners; docs/themes.md says how to make one.', oneOf(THEMES)),
    'clay',
  ),
  logo: v.optional(logoSchema),
  heroPicture: v.optional(
    about('A picture beside the heading of the home; a drawing, where there is none.', link),
  ),
  stories: v.optional(
    list(about('A tile of the home that leads to a campaign, a guide or a brand.', storySchema)),
    [],
  ),
  footerLinks: v.optional(list(v.strictObject({ name: words, url: link })), []),
})

export type Theme = (typeof THEMES)[number]
