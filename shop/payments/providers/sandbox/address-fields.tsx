import type { InputHTMLAttributes } from 'react'
import type { Text } from '../../../../src/i18n/text.ts'
import {
  BUYER_LINES,
  type BuyerAddress,
  type BuyerLine,
} from '../../../../src/model/buyer-address.ts'
import { FrameField } from './frame-field.tsx'

type Drawn = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> & {
  readonly hint?: string
}

const DRAWN: Readonly<Record<BuyerLine, Drawn>> = {
  email: { type: 'email', autoComplete: 'email' },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  phoneNumber: { type: 'tel', autoComplete: 'tel', hint: 'buyer.phoneNumber.why' },
}

interface AddressFieldsProps {
  readonly t: Text
  readonly address: BuyerAddress
}

/** The buyer's address, for a provider that asks for it instead of the checkout around it. */
export function AddressFields({ t, address }: AddressFieldsProps) {
  return (
    <fieldset className="frame-buyer" data-buyer="">
      <legend>{t('buyer.title')}</legend>
      <p className="frame-lead">{t('buyer.lead')}</p>
      <div className="frame-fields">
        {BUYER_LINES.map((line) => {
          const { hint, type = 'text', ...input } = DRAWN[line]
          return (
            <FrameField
              key={line}
              name={line}
              label={t(`buyer.${line}`)}
              hint={hint === undefined ? undefined : t(hint)}
              type={type}
              maxLength={200}
              defaultValue={address[line]}
              autoCapitalize="off"
              spellCheck={false}
              {...input}
            />
          )
        })}
      </div>
      <p className="frame-unsent" role="status" data-unsent={t('buyer.unsent')} />
    </fieldset>
  )
}
