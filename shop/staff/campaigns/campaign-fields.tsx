import { localTime } from '../../platform/dates.ts'
import { amountField } from '../page/read-amount.ts'
import { languageName, type StaffContext } from '../page/staff-context.ts'
import { StaffArea, StaffField, StaffSelect } from '../page/staff-forms.tsx'
import { COVERS, MAX_NAME, STOREFRONTS } from './campaign-form.ts'
import { MAX_PRODUCTS } from './product-lines.ts'
import type { CampaignChoices, ListedCampaign, ListedTarget } from './read-campaigns.ts'

interface FieldsProps {
  readonly context: StaffContext
  /** Absent where it is new. */
  readonly campaign?: ListedCampaign | undefined
}

export function NameFields({ context, campaign }: FieldsProps) {
  const { t, shop, language } = context
  const names = { sv: campaign?.nameSv, en: campaign?.nameEn }
  return shop.languages.map((it) => (
    <StaffField
      key={it}
      context={context}
      name={`name-${it}`}
      label={t('staff.campaign.name', { language: languageName(it, language) })}
      defaultValue={names[it]}
      maxLength={MAX_NAME}
      required
    />
  ))
}

interface TimeFieldProps extends FieldsProps {
  readonly name: 'from' | 'to'
}

export function TimeField({ context, campaign, name }: TimeFieldProps) {
  const { t, shop } = context
  const at = name === 'from' ? campaign?.startsAt : campaign?.endsAt
  return (
    <StaffField
      context={context}
      name={name}
      label={t(`staff.campaign.${name}`)}
      hint={t(`staff.campaign.${name}.hint`, { zone: shop.timeZone })}
      type="datetime-local"
      step={1}
      defaultValue={at === undefined ? undefined : localTime(at, shop)}
      required
    />
  )
}

interface CoversProps extends FieldsProps {
  readonly choices: CampaignChoices
  readonly targets: readonly ListedTarget[]
}

/** What it covers; of the fields below the first one that one counts which it names. */
export function CoversFields({ context, campaign, choices, targets }: CoversProps) {
  const { t } = context
  const { brands, categories } = choices
  const none = ['', t('staff.campaign.none')] as const
  const chosen = (kind: ListedTarget['kind']) =>
    targets.find((it) => it.kind === kind)?.target ?? ''
  return (
    <>
      <StaffSelect
        context={context}
        name="covers"
        label={t('staff.campaign.covers')}
        value={campaign?.covers ?? 'goods'}
        options={COVERS.map((it) => [it, t(`staff.campaign.covers.${it}`)] as const)}
      />
      <StaffSelect
        context={context}
        name="category"
        label={t('staff.campaign.covers.category')}
        value={chosen('category')}
        options={[none, ...categories]}
      />
      <StaffSelect
        context={context}
        name="brand"
        label={t('staff.campaign.covers.brand')}
        value={chosen('brand')}
        options={[none, ...brands.map((it) => [it, it] as const)]}
      />
      <ProductFields context={context} targets={targets} />
    </>
  )
}

function ProductFields({ context, targets }: Pick<CoversProps, 'context' | 'targets'>) {
  const { t, shop } = context
  const lines = targets
    .filter(({ kind }) => kind === 'product' || kind === 'article')
    .map(({ target, price }) =>
      price === null ? target : `${target};${amountField(price, shop.currency)}`,
    )
  return (
    <>
      <StaffArea
        context={context}
        name="goods"
        label={t('staff.campaign.goods')}
        hint={t('staff.campaign.goods.hint', { n: MAX_PRODUCTS })}
        defaultValue={lines.join('\n')}
        rows={6}
      />
      <StaffField
        context={context}
        name="file"
        label={t('staff.campaign.file')}
        hint={t('staff.campaign.file.hint')}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
      />
    </>
  )
}

export function DiscountFields({ context, campaign }: FieldsProps) {
  const { t, shop } = context
  return (
    <>
      <StaffSelect
        context={context}
        name="kind"
        label={t('staff.campaign.kind')}
        value={campaign?.percent === null ? 'fixed' : 'percent'}
        options={[
          ['percent', t('staff.campaign.kind.percent')],
          ['fixed', t('staff.campaign.kind.fixed')],
        ]}
      />
      <StaffField
        context={context}
        name="percent"
        label={t('staff.campaign.percent')}
        hint={t('staff.campaign.percent.hint')}
        defaultValue={campaign?.percent ?? undefined}
        inputMode="numeric"
        maxLength={2}
      />
      <StaffField
        context={context}
        name="price"
        label={t('staff.campaign.price', { currency: shop.currency })}
        hint={t('staff.campaign.price.hint')}
        inputMode="decimal"
      />
      {shop.professional && <StorefrontField context={context} campaign={campaign} />}
    </>
  )
}

function StorefrontField({ context, campaign }: FieldsProps) {
  const { t } = context
  const onBoth = campaign?.onSport === 1 && campaign.onProfessional === 1
  const one = campaign?.onProfessional === 1 ? 'professional' : 'sport'
  return (
    <StaffSelect
      context={context}
      name="storefront"
      label={t('staff.campaign.storefront')}
      value={onBoth ? 'both' : one}
      options={STOREFRONTS.map((it) => [it, t(`staff.campaign.storefront.${it}`)] as const)}
    />
  )
}
