import { text } from '../../i18n/text.ts'
import { Icon, type IconName } from '../icon.tsx'
import type { ImageSliderData, ImageSliderHandlers } from './slides.ts'

interface SliderControlsProps {
  readonly data: ImageSliderData
  readonly handlers: ImageSliderHandlers
}

/** The pause button comes first, then the buttons that move the slides. */
export function SliderControls({ data, handlers }: SliderControlsProps) {
  const { slides, index, motion } = data
  const isMoving = motion === 'moving'
  return (
    <div className="image-slider__controls">
      {motion !== 'none' && (
        <Control
          act="motion"
          icon={isMoving ? 'pause' : 'play'}
          label={text(isMoving ? 'slider.pause' : 'slider.play')}
          press={handlers.toggleMotion}
        />
      )}
      <Control
        act="previous"
        icon="chevron"
        label={text('pictures.previous')}
        press={() => handlers.go(index - 1)}
      />
      <div className="image-slider__places">
        {slides.map((it, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two identical slides.
            key={at}
            type="button"
            className="image-slider__place"
            data-act="show"
            name="slide"
            value={at}
            aria-label={`${text('slider.show', { n: at + 1 })}${it.text && `: ${it.text}`}`}
            aria-current={at === index || undefined}
            onClick={() => handlers.go(at)}
          />
        ))}
      </div>
      <Control
        act="next"
        icon="chevron"
        label={text('pictures.next')}
        press={() => handlers.go(index + 1)}
      />
    </div>
  )
}

interface ControlProps {
  readonly act: string
  readonly icon: IconName
  readonly label: string
  readonly press: () => void
}

function Control({ act, icon, label, press }: ControlProps) {
  return (
    <button
      type="button"
      className="image-slider__control"
      data-act={act}
      aria-label={label}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  )
}
