export interface ProgressCircleProps {
  readonly value: number
  readonly max: number
  /** What is measured; part of the circle's accessible name. */
  readonly label: string
}

const RADIUS = 20
const AROUND = 2 * Math.PI * RADIUS

/** A circle that shows progress, with the value in words; ticked once it is full. */
export function ProgressCircle({ value, max, label }: ProgressCircleProps) {
  const whole = max > 0 && max < Infinity ? max : 100
  const done = Math.min(Math.max(value || 0, 0), whole)
  return (
    <div
      className="progress-circle__body"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={done}
    >
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle className="progress-circle__track" cx="24" cy="24" r={RADIUS} />
        <circle
          className="progress-circle__done"
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={AROUND.toFixed(2)}
          strokeDashoffset={(AROUND * (1 - done / whole)).toFixed(2)}
        />
        {done === whole && <path className="progress-circle__tick" d="m16 24.5 6 6 11-12" />}
      </svg>
      <span className="progress-circle__label" aria-hidden="true">
        {label}
      </span>
    </div>
  )
}
