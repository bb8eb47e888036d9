import { mix, type Paint, RUBBER, STEEL_LIGHT } from './paint.ts'
import {
  box,
  clip,
  clipTo,
  cloth,
  disc,
  fill,
  group,
  type Layers,
  line,
  ring,
  round,
  shadow,
  shine,
  soft,
  stitch,
} from './shapes.ts'

const BAG =
  'M58 196C58 162 80 142 112 142L288 142C320 142 342 162 342 196L346 274C346 296 332 308 310 308L90 308C68 308 54 296 54 274Z'

export function drawBag(paint: Paint): Layers {
  const handles = 'M134 214C136 120 156 98 200 98C244 98 264 120 266 214'
  return {
    stance: 'stands',
    shadow: [204, 160],
    defs: clip(paint, 'bag', `<path d="${BAG}"/>`),
    small:
      line('M146 150C150 92 166 78 200 78C234 78 250 92 254 150', paint.deep, 12) +
      cloth(paint, BAG) +
      group(
        soft(
          paint,
          shadow('M306 130L370 130L370 330L300 330C330 270 330 190 306 130Z', 0.34) +
            shadow('M40 284H360V330H40Z', 0.3) +
            shadow('M134 220C150 250 150 280 140 312L160 312C166 280 164 246 150 220Z', 0.2) +
            shine('M92 136C70 190 70 250 82 306L100 306C92 250 96 190 116 136Z', 0.26) +
            shine('M170 158C200 152 240 152 270 158L262 178C240 172 200 172 178 178Z', 0.16),
        ) + fill('M120 214H280V262H120Z', paint.accent),
        clipTo(paint, 'bag'),
      ) +
      line(handles, RUBBER, 14),
    medium:
      line('M86 164H314', paint.deep, 7) +
      line('M86 164H314', STEEL_LIGHT, 2, 'stroke-dasharray="2 4"') +
      fill('M304 158h12v24l-6 6l-6-6Z', STEEL_LIGHT) +
      box([182, 92, 36, 20, 8], RUBBER) +
      line('M120 214H280V262H120Z', paint.accentShade, 3) +
      line('M134 214V300M266 214V300', RUBBER, 14),
    large:
      stitch('M128 222H272V254H128Z', '#ffffff') +
      stitch('M62 256H338', paint.gleam) +
      stitch('M130 218V298M138 218V298M262 218V298M270 218V298', '#8a919c'),
  }
}

export function drawBottle(paint: Paint): Layers {
  const body =
    'M148 138C148 124 158 118 170 118L230 118C242 118 252 124 252 138L252 178C252 190 244 196 244 208C244 220 252 226 252 238L252 288C252 302 244 308 232 308L168 308C156 308 148 302 148 288L148 238C148 226 156 220 156 208C156 196 148 190 148 178Z'
  return {
    stance: 'stands',
    shadow: [206, 78],
    defs: clip(paint, 'bottle', `<path d="${body}"/>`),
    small:
      fill(body, round(paint), paint.edge) +
      group(fill('M140 238H260V270H140Z', paint.accent), clipTo(paint, 'bottle')) +
      box([158, 88, 84, 34, 8], RUBBER) +
      box([180, 56, 40, 36, 10], paint.accent) +
      box([206, 56, 14, 36, 8], paint.accentShade),
    medium:
      line('M172 90V120M186 90V120M200 90V120M214 90V120M228 90V120', '#4a515b', 3) +
      line(
        'M232 146H242M226 160H242M232 174H242M226 290H242M232 280H242',
        paint.trim,
        2.4,
        'opacity=".8"',
      ) +
      line(
        'M160 200C180 206 220 206 240 200M160 216C180 222 220 222 240 216',
        paint.deep,
        2.4,
        'opacity=".6"',
      ) +
      box([188, 48, 24, 12, 5], mix(paint.accent, '#ffffff', 0.35)),
    large:
      line('M166 136V176M166 246V286', '#ffffff', 6, 'opacity=".65"') +
      line('M186 64V84', '#ffffff', 4, 'opacity=".6"') +
      line('M158 306C180 309 220 309 242 306', paint.deep, 3),
  }
}

export function drawWatch(paint: Paint): Layers {
  const strap = 'M160 118L168 50C169 44 174 40 180 40L220 40C226 40 231 44 232 50L240 118Z'
  const lower = 'M160 270L168 346C169 354 174 358 180 358L220 358C226 358 231 354 232 346L240 270Z'
  return {
    stance: 'lies',
    small:
      fill(strap, round(paint), paint.edge) +
      fill(lower, round(paint), paint.edge) +
      box([284, 178, 16, 32, 6], STEEL_LIGHT) +
      disc([200, 194, 92], paint.deep) +
      disc([200, 194, 88], `url(#${paint.id}-steel)`) +
      disc([200, 194, 74], '#10151c') +
      `<path d="M200 134A60 60 0 1 1 143 212" fill="none" stroke="${paint.accent}" stroke-width="14" stroke-linecap="round"/>`,
    medium:
      `<text x="200" y="202" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="27" fill="#f2f3f5">10:08</text>` +
      line('M172 224L184 224L190 214L198 234L206 220L210 224L228 224', '#7fe0a8', 3) +
      line('M184 318H216M184 334H216M184 302H216', paint.deep, 5) +
      line('M172 96H228M174 78H226', paint.deep, 2.4, 'opacity=".5"'),
    large:
      ring([200, 194, 80], '#ffffff', 1.6) +
      line('M128 158C140 132 160 118 186 112', '#ffffff', 5, 'opacity=".6"') +
      line('M152 160C162 146 176 138 192 136', '#ffffff', 3, 'opacity=".25"') +
      line('M178 56V104', paint.gleam, 3, 'opacity=".5"'),
  }
}
