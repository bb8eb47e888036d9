import type { Storefront } from '../../src/model/storefront.ts'
import type { Theme } from '../platform/shop/look-schema.ts'

/** Surfaces of the court: outdoors by the theme, indoors on the professional storefront. */
const SURFACES = {
  clay: { inside: '#e86100', outside: '#d95b00', grain: '#8a3a00', line: '#ffffff' },
  pine: { inside: '#2a7d54', outside: '#1f6b46', grain: '#0f3b26', line: '#ffffff' },
  harbour: { inside: '#1d5288', outside: '#123a63', grain: '#081d36', line: '#ffffff' },
  professional: { inside: '#2f5fa7', outside: '#1b4f8f', grain: '#0b2b57', line: '#dfe6ee' },
} as const

/** The ball's mark on the ground, by the theme. */
const MARKS: Readonly<Record<Theme, string>> = {
  clay: '#ffd9ae',
  pine: '#dfe6ee',
  harbour: '#dfe6ee',
}

/** Dots of grit on a tile of 90 units: x, y, radius. */
const GRIT = [
  [8, 12, 1.4],
  [31, 5, 1],
  [52, 22, 1.7],
  [77, 14, 1],
  [15, 41, 1],
  [40, 48, 1.3],
  [68, 44, 1],
  [84, 62, 1.6],
  [24, 70, 1.5],
  [57, 77, 1],
  [5, 84, 1],
  [44, 88, 1.2],
] as const

/** Brush lines on the court. */
const BRUSHED = '<rect x="-2000" y="-2000" width="5000" height="5000" fill="url(#court-brush)"/>'

/** Draws a corner of a court from above, whose lines run out of the picture. */
export function drawCourt(storefront: Storefront, theme: Theme): string {
  const surface = storefront === 'sport' ? theme : 'professional'
  const { inside, outside, grain, line } = SURFACES[surface]
  const grit = GRIT.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
  const lines = [
    '<path d="M90-500V1200M150 450H1600" stroke-width="20"/>',
    '<path d="M220-500V450M220 120H1600M640-500V120M640 450V418" stroke-width="14"/>',
  ].join('')
  const [brushed, played] = storefront === 'sport' ? [BRUSHED, ball(MARKS[theme])] : ['', '']
  return [
    `<svg class="shop-court" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" `,
    `preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">`,
    `<defs><pattern id="court-grit" width="90" height="90" patternUnits="userSpaceOnUse">`,
    `<g fill="${grain}" opacity=".28">${grit}</g></pattern>`,
    `<pattern id="court-brush" width="60" height="26" patternUnits="userSpaceOnUse">`,
    `<path d="M0 5h60M0 18h60" stroke="${grain}" stroke-width="3" opacity=".09"/></pattern>`,
    `</defs><rect x="-2000" y="-2000" width="5000" height="5000" fill="${outside}"/>`,
    `<g transform="rotate(-20 400 280)">`,
    `<rect x="90" y="-2000" width="3000" height="2450" fill="${inside}"/>${brushed}`,
    `<g fill="none" stroke="${line}">${lines}</g>`,
    `<rect x="-2000" y="-2000" width="5000" height="5000" fill="url(#court-grit)"/></g>`,
    `${played}</svg>`,
  ].join('')
}

/** A ball that has just bounced inside the line: mark, shadow, ball; light from the top left. */
function ball(mark: string): string {
  return [
    '<defs><radialGradient id="court-ball" cx=".34" cy=".3" r=".8">',
    '<stop offset="0" stop-color="#f2ff8a"/><stop offset=".5" stop-color="#d8f034"/>',
    '<stop offset="1" stop-color="#93a81a"/></radialGradient>',
    '<radialGradient id="court-shade">',
    '<stop offset="0" stop-color="#0b1020" stop-opacity=".5"/>',
    '<stop offset=".6" stop-color="#0b1020" stop-opacity=".3"/>',
    '<stop offset="1" stop-color="#0b1020" stop-opacity="0"/></radialGradient>',
    '<clipPath id="court-round"><circle cx="470" cy="210" r="78"/></clipPath></defs>',
    '<ellipse cx="362" cy="344" rx="34" ry="15" transform="rotate(-38 362 344)" ',
    `fill="${mark}" opacity=".5"/>`,
    `<path d="M330 372 250 438" stroke="${mark}" stroke-width="9" stroke-linecap="round" `,
    'opacity=".28"/>',
    '<ellipse cx="560" cy="316" rx="98" ry="58" transform="rotate(24 560 316)" ',
    'fill="url(#court-shade)"/>',
    '<circle cx="470" cy="210" r="78" fill="url(#court-ball)"/>',
    '<g clip-path="url(#court-round)" fill="none" stroke="#fbffe0" stroke-width="8">',
    '<path d="M378 178c58 2 92 40 84 118"/><path d="M566 244c-64 2-96-34-86-112"/></g>',
  ].join('')
}
