import type { Language } from '../../../src/model/language.ts'
import { currentPrice } from '../../../src/model/prices.ts'
import { EnergyLinks } from '../../catalogue/energy-links.tsx'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { History } from '../history/audit-lines.tsx'
import {
  languageName,
  type StaffContent,
  type StaffContext,
  staffMoney,
} from '../page/staff-context.ts'
import { StaffArea, StaffButton, StaffField, StaffForm } from '../page/staff-forms.tsx'
import { type StaffRow, StaffRows, StateChip } from '../page/staff-rows.tsx'
import { HandMarks } from './hand-marks.tsx'
import { Pictures } from './picture-forms.tsx'
import { descriptionField, MAX_DESCRIPTION, MAX_NAME, nameField } from './product-actions.ts'
import { LOW_STOCK } from './product-list-queries.ts'
import { articleName, articlePath, productPath, productState } from './product-names.ts'
import type { StaffArticle } from './product-queries.ts'
import { fingerprint, nowHint, type ProductOfStaff, type ShownTexts } from './read-product.ts'
import { SaleForm } from './sale-form.tsx'

interface ViewProps {
  readonly context: StaffContext
  readonly view: ProductOfStaff
}

export function productPage(context: StaffContext, view: ProductOfStaff): StaffContent {
  const { product, texts, history } = view
  return {
    title: texts[context.language]?.name ?? product.code,
    main: (
      <>
        <Sale context={context} view={view} />
        <div className="staff-columns">
          <Articles context={context} view={view} />
          <Texts context={context} view={view} />
          <Pictures context={context} view={view} />
        </div>
        <History context={context} lines={history} />
      </>
    ),
  }
}

function Sale({ context, view: { product } }: ViewProps) {
  const { t } = context
  const { code, brand, slug, isOn, onSport } = product
  const address = (onSport === 1 ? '' : '/pro') + pathOfProduct(slug)
  return (
    <div className="staff-acts staff-acts--goods">
      <StateChip state={productState(t, isOn === 1 ? 'on' : 'off')} />
      <span>{[brand, code].filter(Boolean).join(' · ')}</span>
      {isOn === 1 && <a href={address}>{t('staff.goods.inshop')}</a>}
      <EnergyLinks page={context} product={product} />
      <SaleForm context={context} path={productPath(code)} isOn={isOn === 1} />
    </div>
  )
}

function Articles({ context, view: { articles, edited } }: ViewProps) {
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">{context.t('staff.goods.articles')}</h2>
      <StaffRows context={context} row={articleRow(edited)} items={articles} />
    </section>
  )
}

function articleRow(edited: ProductOfStaff['edited']): StaffRow<StaffArticle> {
  return {
    key: ({ number }) => number,
    path: ({ number }) => articlePath(number),
    look: 'article',
    cells: {
      title: (article, context) => articleName(context, article),
      state: ({ isOn, available }, { t }) =>
        productState(t, isOn === 0 ? 'off' : available <= LOW_STOCK ? 'low' : 'on'),
      text: ({ number, available }, { t }) =>
        [t('staff.goods.pieces', { n: available }), edited.has(number) && t('staff.goods.edited')]
          .filter(Boolean)
          .join(' · '),
      sum: ({ price, campaignPrice, runningPrice }, context) =>
        staffMoney(context, currentPrice({ price, campaignPrice: runningPrice ?? campaignPrice })),
    },
  }
}

function Texts({ context, view: { product, texts, edits } }: ViewProps) {
  const { t, shop } = context
  const path = productPath(product.code)
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">{t('staff.goods.texts')}</h2>
      <StaffForm
        className="shop-form"
        context={context}
        path={`${path}/texts`}
        fields={{ shown: fingerprint(texts) }}
      >
        {shop.languages.map((it) => (
          <TextFields key={it} context={context} language={it} text={texts[it]} />
        ))}
        <StaffButton look="primary">{t('staff.save')}</StaffButton>
      </StaffForm>
      <HandMarks
        context={context}
        edits={edits.filter((it) => it.field !== 'pictures')}
        path={`${path}/release`}
      />
    </section>
  )
}

interface TextFieldsProps {
  readonly context: StaffContext
  readonly language: Language
  readonly text: ShownTexts[Language]
}

function TextFields({ context, language, text }: TextFieldsProps) {
  const { t } = context
  const { name = '', description = '' } = text ?? {}
  const [nameId, textId] = [nameField(language), descriptionField(language)]
  const of = { language: languageName(language, context.language) }
  return (
    <>
      <StaffField
        context={context}
        name={nameId}
        label={t('staff.goods.name', of)}
        defaultValue={name}
        hint={nowHint(context, nameId, name)}
        maxLength={MAX_NAME}
        lang={language}
        required
      />
      <StaffArea
        context={context}
        name={textId}
        label={t('staff.goods.description', of)}
        defaultValue={description}
        hint={nowHint(context, textId, description)}
        maxLength={MAX_DESCRIPTION}
        lang={language}
        rows={8}
      />
    </>
  )
}
