import { stockLevel } from '../../../src/model/article.ts'
import type { Language } from '../../../src/model/language.ts'
import { currentPrice } from '../../../src/model/prices.ts'
import { EnergyLinks } from '../../catalogue/energy-links.tsx'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { History } from '../history/audit-trail.tsx'
import { StaffFields } from '../page/form-fields.tsx'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffSection } from '../page/staff-forms.tsx'
import { type StaffRow, StaffRows, StateChip } from '../page/staff-rows.tsx'
import { HandMarks } from './hand-edits.tsx'
import { Pictures } from './picture-forms.tsx'
import { textForm } from './product-actions.ts'
import { articleName, articlePath, productPath, productState } from './product-names.ts'
import {
  fingerprint,
  type ProductView,
  type StaffArticle,
  type TextsByLanguage,
} from './read-product.ts'
import { SaleForm } from './sale-form.tsx'

interface ViewProps {
  readonly view: ProductView
}

export function productPage(context: StaffContext, view: ProductView): StaffContent {
  const { product, texts, history } = view
  return {
    title: texts[context.language]?.name ?? product.code,
    main: (
      <>
        <Sale view={view} />
        <div className="staff-columns">
          <Articles view={view} />
          <Texts view={view} />
          <Pictures view={view} />
        </div>
        <History lines={history} />
      </>
    ),
  }
}

function Sale({ view: { product } }: ViewProps) {
  const context = useStaff()
  const { t } = context
  const { code, brand, slug, isOn, onSport } = product
  const address = (onSport === 1 ? '' : '/pro') + pathOfProduct(slug)
  return (
    <div className="staff-acts staff-acts--goods">
      <StateChip state={productState(t, isOn === 1 ? 'on' : 'off')} />
      <span>{[brand, code].filter(Boolean).join(' · ')}</span>
      {isOn === 1 && <a href={address}>{t('staff.goods.inshop')}</a>}
      <EnergyLinks page={context} product={product} />
      <SaleForm path={productPath(code)} isOn={isOn === 1} />
    </div>
  )
}

function Articles({ view: { articles, edited } }: ViewProps) {
  return (
    <StaffSection id="articles" title="staff.goods.articles">
      <StaffRows row={articleRow(edited)} items={articles} />
    </StaffSection>
  )
}

function articleRow(edited: ProductView['edited']): StaffRow<StaffArticle> {
  return {
    key: ({ number }) => number,
    path: ({ number }) => articlePath(number),
    look: 'article',
    cells: {
      title: (article, context) => articleName(context, article),
      state: ({ isOn, available }, { t }) =>
        productState(t, isOn === 0 ? 'off' : stockLevel(available) === 'in-stock' ? 'on' : 'low'),
      text: ({ number, available }, { t }) =>
        [t('staff.goods.pieces', { n: available }), edited.has(number) && t('staff.goods.edited')]
          .filter(Boolean)
          .join(' · '),
      sum: ({ price, campaignPrice, runningPrice }, context) =>
        staffMoney(context, currentPrice({ price, campaignPrice: runningPrice ?? campaignPrice })),
    },
  }
}

function Texts({ view: { product, texts, edits } }: ViewProps) {
  const { t, shop } = useStaff()
  const path = productPath(product.code)
  return (
    <StaffSection id="texts" title="staff.goods.texts">
      <StaffForm
        className="shop-form"
        path={`${path}/texts`}
        fields={{ shown: fingerprint(texts) }}
      >
        <StaffFields
          form={textForm(shop.languages)}
          values={Object.fromEntries(shop.languages.flatMap((it) => valuesOf(it, texts[it])))}
          saysNow
        />
        <StaffButton look="primary">{t('staff.save')}</StaffButton>
      </StaffForm>
      <HandMarks edits={edits.filter((it) => it.field !== 'pictures')} path={`${path}/release`} />
    </StaffSection>
  )
}

function valuesOf(language: Language, text: TextsByLanguage[Language]) {
  const { name = '', description = '' } = text ?? {}
  return Object.entries({ [`name-${language}`]: name, [`description-${language}`]: description })
}
