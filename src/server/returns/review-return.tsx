import { formatMoney } from '../../i18n/money.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../platform/pages/facts.tsx'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import type { ReturnQuote } from './quote-return.ts'
import { goodsOf, LastDay, type PlacedProps } from './return-pages.tsx'
import { COUNT_FIELD, pathOfForm, REASON_FIELD, type ReturnChoice } from './return-view.ts'

interface ReviewProps extends PlacedProps {
  readonly id: string
  readonly choices: readonly ReturnChoice[]
  readonly quote: ReturnQuote
}

/** What comes back in money, when and how, who pays the freight, and until when: before it is sent. */
export function ReviewReturn({ page, place, id, choices, quote }: ReviewProps) {
  const { t } = page
  const chosen = choices.filter((it) => Number(it.count) > 0)
  const sum = formatMoney(quote.amount, place.receipt.currency, page.language)
  const fields = Object.fromEntries(
    chosen.flatMap((it) => [
      [COUNT_FIELD + it.rowId, it.count],
      [REASON_FIELD + it.rowId, it.reason],
    ]),
  )
  return (
    <div className="shop-return">
      <Facts
        facts={[
          [t('return.goods'), ...chosen.map((it) => lineOf(page, it))],
          [t('return.money'), sum, quote.withDelivery ? t('return.withdelivery') : ''],
        ]}
      />
      <p>{t('return.repaid', { method: place.receipt.paymentMethod.name })}</p>
      <p>{t('return.freight')}</p>
      <LastDay page={page} place={place} />
      <TokenForm
        className="shop-form"
        page={page}
        path={pathOfForm(place)}
        fields={{ ...fields, return: id, ...(place.key !== undefined && { key: place.key }) }}
      >
        <div className="shop-cart__ways">
          <Button look="primary" type="submit" name="step" value="confirm">
            {t('return.confirm')}
          </Button>
          <Button look="secondary" type="submit" name="step" value="edit">
            {t('return.edit')}
          </Button>
        </div>
      </TokenForm>
    </div>
  )
}

function lineOf({ t }: PageContext, choice: ReturnChoice): string {
  return `${choice.count} × ${goodsOf(choice)}: ${t(`return.reason.${choice.reason}`)}`
}
