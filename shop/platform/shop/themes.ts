/** Sets of colours and corners that a shop can choose. All but the first have a file in `pages/styles/themes`. */
export const THEMES = ['clay', 'pine', 'harbour'] as const

export type Theme = (typeof THEMES)[number]
