import { currentPrice } from '../../../src/model/prices.ts'
import { unitPriceOf } from '../../../src/model/unit-price.ts'
import { History } from '../history/audit-trail.tsx'
import { amountField, StaffFields } from '../page/form-fields.tsx'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffFormSection, StaffSection } from '../page/staff-forms.tsx'
import { StateChip } from '../page/staff-rows.tsx'
import { BUSINESS_PRICE, PRICE, priceFingerprint, STOCK } from './article-actions.ts'
import { HandMarks, lastCount } from './hand-edits.tsx'
import { articleName, articlePath, productPath, productState } from './product-names.ts'
import type { ArticleView } from './read-product.ts'
import { SaleForm } from './sale-form.tsx'

interface ViewProps {
  readonly view: ArticleView
}

export function articlePage(context: StaffContext, view: ArticleView): StaffContent {
  const { t, language } = context
  const { article, texts, history, edits } = view
  const { number, code, isOn } = article
  const path = articlePath(number)
  return {
    title: `${texts[language]?.name ?? code}, ${articleName(context, article)}`,
    main: (
      <>
        <div className="staff-acts staff-acts--goods">
          <a href={productPath(code)}>{t('staff.goods.product')}</a>
          <StateChip state={productState(t, isOn === 1 ? 'on' : 'off')} />
          <SaleForm path={path} isOn={isOn === 1} />
        </div>
        <div className="staff-columns">
          <Price view={view} />
          <Stock view={view} />
        </div>
        <HandMarks edits={edits} path={`${path}/release`} />
        <History lines={history} />
      </>
    ),
  }
}

function Price({ view: { article, siblings } }: ViewProps) {
  const context = useStaff()
  const { t } = context
  const { number, lowestPrice, runningPrice } = article
  return (
    <StaffFormSection
      id="prices"
      title="staff.price"
      path={`${articlePath(number)}/price`}
      fields={{ shown: priceFingerprint(article) }}
      submit="staff.price.save"
      look="primary"
    >
      <Amounts article={article} />
      {siblings > 1 && (
        <label className="staff-check">
          <input type="checkbox" name="all" value="yes" />
          <span>{t('staff.price.all', { n: siblings })}</span>
        </label>
      )}
      {runningPrice !== null && (
        <p>{t('staff.campaign.now', { sum: staffMoney(context, runningPrice) })}</p>
      )}
      {lowestPrice !== null && (
        <p className="shop-form__why">
          {t('staff.price.lowest', { sum: staffMoney(context, lowestPrice) })}
        </p>
      )}
      <Content article={article} />
    </StaffFormSection>
  )
}

interface AmountsProps {
  readonly article: ArticleView['article']
}

function Amounts({ article }: AmountsProps) {
  const { shop } = useStaff()
  const { price, campaignPrice, businessPrice, hasOwnBusinessPrice } = article
  const sum = (amount: number | null) =>
    amount === null ? undefined : amountField(amount, shop.currency)
  return (
    <StaffFields
      form={{ ...PRICE, ...(shop.professional && BUSINESS_PRICE) }}
      values={{
        price: sum(currentPrice(article)),
        regular: sum(campaignPrice === null ? null : price),
        business: sum(hasOwnBusinessPrice === 1 ? businessPrice : null),
      }}
      saysNow
    />
  )
}

/** The content of the package, according to the imported file, and the price per unit. */
function Content({ article }: AmountsProps) {
  const context = useStaff()
  const { contentAmount: amount, contentUnit: unit, price, campaignPrice, runningPrice } = article
  if (amount === null || !unit) return null
  const unitPrice = unitPriceOf(
    currentPrice({ price, campaignPrice: runningPrice ?? campaignPrice }),
    { amount, unit },
  )
  if (!unitPrice) return null
  const content = amount.toLocaleString(context.language, { maximumFractionDigits: 3 })
  const values = { amount: content, unit, by: unitPrice.unit }
  const sum = staffMoney(context, unitPrice.amount)
  return <p className="shop-form__why">{context.t('staff.price.content', { ...values, sum })}</p>
}

function Stock({ view: { article, edits } }: ViewProps) {
  const { t } = useStaff()
  const { number, available, held } = article
  return (
    <StaffSection id="stock" title="staff.stock">
      <p>
        {[t('staff.stock.now', { n: available }), held > 0 && t('staff.stock.held', { n: held })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <StaffForm
        className="shop-form"
        path={`${articlePath(number)}/stock`}
        fields={{ shown: lastCount(edits, number) }}
      >
        <StaffFields form={STOCK} />
        <StaffButton>{t('staff.stock.save')}</StaffButton>
      </StaffForm>
    </StaffSection>
  )
}
