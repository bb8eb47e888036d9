import type { ReceiptRow } from '../../../src/model/order.ts'
import { addressLines } from '../../orders/receipt/address-lines.ts'
import { Facts, Lines } from '../../platform/html/facts.tsx'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import type { StaffOrder } from './read-order.ts'

/** The slip in the parcel, in the buyer's language and without prices. */
export function packingSlip(context: StaffContext, { receipt }: StaffOrder): StaffContent {
  const { language, number, createdAt, delivery, deliveryMethod, goodsMarking } = receipt
  const { shop } = context
  const t = shop.text(language)
  const items = receipt.rows.filter(({ kind }) => kind === 'article' || kind === 'gift')
  return {
    title: t('staff.slip'),
    isSheet: true,
    main: (
      <div lang={language} className="staff-slip">
        <p className="staff-slip__back">
          <a href={`/staff/orders/${encodeURIComponent(receipt.orderId)}`}>
            {context.t('staff.slip.back')}
          </a>
          <span>{context.t('staff.slip.print')}</span>
        </p>
        <p>
          <Lines lines={senderLines(shop, language)} />
        </p>
        <Facts
          facts={[
            [t('mail.order.number'), number],
            [t('mail.order.date'), shop.dateTime(createdAt, language)],
            [t('mail.delivery.address'), ...addressLines(delivery, language)],
            [t('mail.delivery.way'), deliveryMethod.name, deliveryMethod.option?.name ?? ''],
            [t('mail.marking'), goodsMarking],
          ]}
        />
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">{t('staff.slip.count')}</th>
              <th scope="col">{t('staff.slip.article')}</th>
              <th scope="col">{t('staff.slip.name')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((it) => (
              <SlipRow key={`${it.kind} ${it.articleNumber}`} row={it} />
            ))}
          </tbody>
        </table>
      </div>
    ),
  }
}

function SlipRow({ row }: { readonly row: ReceiptRow }) {
  const { quantity, articleNumber, name, size, colour } = row
  return (
    <tr>
      <td>{quantity}</td>
      <td>{articleNumber}</td>
      <td>{[name, size, colour].filter(Boolean).join(', ')}</td>
    </tr>
  )
}
