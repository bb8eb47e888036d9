/** Relative after its first point, so that a row of stars is the same path, moved. */
const STAR =
  'M12 2.8l2.4 6.5l6.9 0.3l-5.4 4.3l1.9 6.6l-5.8 -3.8l-5.8 3.8l1.9 -6.6l-5.4 -4.3l6.9 -0.3z'
const WIDTH = 24
const PLACES = [0, 1, 2, 3, 4]

interface StarsProps {
  /** 1 to 5; a half is drawn as half a star. */
  readonly value: number
}

/** Five stars, filled up to the value; hidden from screen readers. */
export function Stars({ value }: StarsProps) {
  return (
    <svg
      className="cs-stars"
      viewBox={`0 0 ${5 * WIDTH} ${WIDTH}`}
      width={5 * WIDTH}
      height={WIDTH}
      aria-hidden="true"
      focusable="false"
    >
      <path className="cs-stars__empty" d={rowOf(PLACES)} />
      <svg width={value * WIDTH} height={WIDTH} aria-hidden="true">
        <path d={rowOf(PLACES)} />
      </svg>
    </svg>
  )
}

export function Star() {
  return (
    <svg
      className="cs-stars"
      viewBox={`0 0 ${WIDTH} ${WIDTH}`}
      width={WIDTH}
      height={WIDTH}
      aria-hidden="true"
      focusable="false"
    >
      <path d={STAR} />
    </svg>
  )
}

function rowOf(places: readonly number[]): string {
  return places.map((it) => STAR.replace('M12 ', `M${12 + it * WIDTH} `)).join('')
}
