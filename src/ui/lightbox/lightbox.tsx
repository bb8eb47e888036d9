import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_ZOOM } from '../../model/slides.ts'
import { CloseButton } from '../close-button.tsx'
import { Dialog, Dismiss, useDialog } from '../dialog.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { useUid } from '../uid.ts'
import { LargePicture } from './large-picture.tsx'
import { type LightboxState, type Picture, useLightbox, ZOOM_STEP } from './use-lightbox.ts'

interface LightboxProps {
  readonly pictures: readonly Picture[]
  /** The picture that it opens with. */
  readonly first: number
  readonly opener: RefObject<HTMLElement | null>
  readonly close: () => void
}

/** Pictures over the page, one at a time; rendered only while it is open. */
export function Lightbox({ pictures, first, opener, close }: LightboxProps) {
  const titleId = `${useUid()}-title`
  const { frame } = useDialog({ isOpen: true, modality: 'modal', opener })
  const { stage, track, state, onKeyDown } = useLightbox(pictures, first)
  const { index, zoom, enlarge } = state
  return (
    <Dialog className="lightbox" frame={frame} titleId={titleId} close={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog. */}
      <div className="lightbox__body" ref={stage} onKeyDown={onKeyDown}>
        <div className="lightbox__head">
          <h2 className="lightbox__place" id={titleId}>
            {text('pictures.position', { n: index + 1, total: pictures.length })}
          </h2>
          <ZoomButtons {...state} />
          <CloseButton data-act="close" onClick={close} />
        </div>
        <div
          className="lightbox__frame"
          data-zoomed={zoom > 1 || undefined}
          ref={track.frame}
          onScroll={track.onScroll}
          onPointerDown={track.onTake}
          onWheel={track.onTake}
        >
          {pictures.map((it, at) => (
            <LargePicture
              // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two identical pictures.
              key={at}
              picture={it}
              isShown={at === index}
              zoom={at === index ? zoom : 1}
              enlarge={enlarge}
            />
          ))}
        </div>
        <Foot pictures={pictures} state={state} />
      </div>
      <Dismiss inside={frame} opener={opener} isModal close={close} />
    </Dialog>
  )
}

function ZoomButtons({ zoom, grow }: LightboxState) {
  return (
    <>
      <LightboxButton
        icon="minus"
        act="smaller"
        label={text('lightbox.zoomout')}
        isOff={zoom <= 1}
        press={() => grow(1 / ZOOM_STEP)}
      />
      <LightboxButton
        icon="plus"
        act="larger"
        label={text('lightbox.zoomin')}
        isOff={zoom >= MAX_ZOOM}
        press={() => grow(ZOOM_STEP)}
      />
    </>
  )
}

interface FootProps {
  readonly pictures: readonly Picture[]
  readonly state: LightboxState
}

function Foot({ pictures, state: { index, go } }: FootProps) {
  const hasOthers = pictures.length > 1
  return (
    <div className="lightbox__foot">
      {hasOthers && (
        <LightboxButton
          icon="chevron"
          act="previous"
          label={text('pictures.previous')}
          press={() => go(index - 1)}
        />
      )}
      <p className="lightbox__words">{pictures[index]?.alt}</p>
      {hasOthers && (
        <LightboxButton
          icon="chevron"
          act="next"
          label={text('pictures.next')}
          press={() => go(index + 1)}
        />
      )}
    </div>
  )
}

interface LightboxButtonProps {
  readonly icon: IconName
  readonly act: string
  readonly label: string
  /** It would do nothing, but keeps the focus. */
  readonly isOff?: boolean
  readonly press: () => void
}

function LightboxButton({ icon, act, label, isOff = false, press }: LightboxButtonProps) {
  return (
    <button
      type="button"
      className="lightbox__button"
      data-act={act}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  )
}
