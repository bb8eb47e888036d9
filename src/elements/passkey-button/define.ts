import { passkeyButtonData } from '../../ui/account/passkey-button.tsx'
import { elementPart } from '../react-element.tsx'
import { table } from './passkey-button.table.ts'
import { PasskeyButtonView } from './passkey-button-view.tsx'

export const { define, mount } = elementPart(table, PasskeyButtonView, {
  drawnFrom: ({ act }) => passkeyButtonData(act),
})
