/** The sets of custom properties that a shop can choose; each has its file in `pages/styles/themes`. */
export const THEMES = ['clay', 'pine', 'harbour'] as const

export type Theme = (typeof THEMES)[number]
