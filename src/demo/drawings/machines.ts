import { mix, type Paint, RUBBER, RUBBER_LIGHT, STEEL_DARK, STEEL_LIGHT } from './paint.ts'
import { box, disc, fill, type Layers, line, lit, ring, steel } from './shapes.ts'

const SCREEN = '#16202c'

export function drawTreadmill(paint: Paint): Layers {
  return {
    stance: 'stands',
    shadow: [206, 164],
    small:
      line('M262 262L228 92', STEEL_DARK, 16) +
      fill('M60 296L270 262L352 288L352 306L142 336L60 312Z', paint.deep) +
      fill('M60 296L270 262L352 288L142 320Z', lit(paint), paint.edge) +
      fill('M92 296L266 268L322 286L148 312Z', RUBBER) +
      line('M338 286L300 88', STEEL_DARK, 18) +
      line('M334 286L296 88', STEEL_LIGHT, 8) +
      fill(
        'M196 64L312 48C322 47 328 54 328 62L330 92C330 100 324 106 316 107L214 122C204 123 196 118 195 108L190 74C190 68 192 65 196 64Z',
        lit(paint),
        paint.edge,
      ) +
      fill('M210 76L304 64L307 90L214 103Z', paint.accent) +
      line('M298 150L208 166', RUBBER, 14),
    medium:
      line('M258 262L224 92', STEEL_LIGHT, 5) +
      fill('M218 82L266 76L268 92L221 98Z', SCREEN) +
      line('M108 298L282 270M126 304L300 276', RUBBER_LIGHT, 2) +
      fill('M252 262L276 258L350 282L352 292Z', paint.shade) +
      line('M142 320V336', paint.shade, 3) +
      line('M306 146L244 157', STEEL_LIGHT, 3),
    large:
      line('M224 94L238 86L248 90L262 80', '#7fe0a8', 2.4) +
      line('M276 76l20 -2.4M277 82l16 -2', '#14161a', 2.4) +
      line('M66 297L268 264', paint.gleam, 2.4, 'opacity=".8"') +
      disc([150, 328, 4], STEEL_LIGHT) +
      disc([330, 302, 4], STEEL_LIGHT) +
      line('M196 72L200 108', paint.gleam, 3, 'opacity=".7"'),
  }
}

export function drawBike(paint: Paint): Layers {
  const frame = 'M126 300L128 292M268 218L212 232L150 292M212 232L176 132M268 218L286 116'
  return {
    stance: 'stands',
    shadow: [206, 150],
    small:
      box([66, 296, 118, 14, 6], RUBBER) +
      box([246, 296, 104, 14, 6], RUBBER) +
      line('M120 296L300 296', paint.deep, 12) +
      disc([276, 236, 66], paint.deep) +
      disc([274, 234, 62], steel(paint)) +
      disc([274, 234, 44], mix(paint.shade, '#0b1020', 0.2)) +
      line(frame, paint.deep, 24) +
      line(frame, paint.base, 19) +
      line('M212 232L276 236', paint.base, 26) +
      fill(
        'M132 112C150 104 196 104 214 114C222 122 212 132 196 132C176 132 150 140 138 132C128 126 126 116 132 112Z',
        RUBBER,
      ) +
      line('M286 116C300 96 322 92 336 100', RUBBER, 14) +
      fill('M252 76L296 66L302 98L260 106Z', paint.accent),
    medium:
      disc([212, 238, 24], paint.accent) +
      disc([212, 238, 13], RUBBER) +
      line('M212 238L192 282', STEEL_LIGHT, 8) +
      box([172, 280, 38, 10, 4], RUBBER) +
      line('M212 238L230 198', STEEL_DARK, 6) +
      fill('M259 80L291 73L295 93L263 100Z', SCREEN) +
      ring([274, 234, 54], paint.deep, 2) +
      disc([84, 306, 6], STEEL_LIGHT) +
      disc([332, 306, 6], STEEL_LIGHT),
    large:
      line('M178 138L208 226M272 220L288 124', paint.gleam, 3.4, 'opacity=".75"') +
      line('M232 196C242 182 258 174 276 174', '#ffffff', 4, 'opacity=".7"') +
      line('M268 92L276 84L282 88L289 80', '#7fe0a8', 2.2) +
      line('M142 116C160 110 186 110 204 117', RUBBER_LIGHT, 3),
  }
}

export function drawRower(paint: Paint): Layers {
  return {
    stance: 'stands',
    shadow: [206, 162],
    small:
      line('M60 308L78 268M344 308L334 262', RUBBER, 12) +
      line('M46 308H92M318 308H364', RUBBER, 10) +
      fill('M96 250L362 244L362 262L96 272Z', steel(paint)) +
      disc([98, 214, 62], paint.deep) +
      disc([96, 210, 60], lit(paint), paint.edge) +
      disc([96, 210, 40], paint.deep) +
      disc([96, 210, 18], paint.accent) +
      line('M112 156L132 92', STEEL_DARK, 12) +
      fill('M112 60L172 52L178 92L120 100Z', paint.accent) +
      fill(
        'M228 222C250 216 286 216 304 222C312 228 308 240 298 240L234 242C224 242 220 228 228 222Z',
        RUBBER,
      ) +
      fill('M168 204L190 196L206 244L184 250Z', paint.base, paint.edge),
    medium:
      fill('M120 66L165 60L169 86L125 92Z', SCREEN) +
      line('M150 196L222 178', STEEL_LIGHT, 3) +
      line('M216 158L228 198', RUBBER, 10) +
      line(
        'M96 170V178M96 242V250M56 210H64M128 210H136M68 182L74 188M118 232L124 238M68 238L74 232M118 188L124 182',
        paint.light,
        4,
      ) +
      line('M168 228L200 220', RUBBER, 9) +
      disc([250, 250, 7], STEEL_DARK) +
      disc([284, 249, 7], STEEL_DARK),
    large:
      line('M132 84L142 74L150 79L162 68', '#7fe0a8', 2.4) +
      line('M50 192C56 172 70 160 88 156', paint.gleam, 5, 'opacity=".75"') +
      line('M110 254L352 248', '#ffffff', 2, 'opacity=".8"') +
      line('M236 224C256 220 280 220 296 224', RUBBER_LIGHT, 3),
  }
}
