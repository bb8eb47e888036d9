import { asksForDelivery, asksForDetails } from '../../../../model/checkout.ts'
import {
  ALTERNATIVE_FIELDS,
  detailFields,
  fieldId,
  MORE_OF_ADDRESS,
} from '../../../../model/checkout-form.ts'
import { invoiceAddress, listAddresses } from '../../../../model/saved-address.ts'
import { flag, type Html, html } from '../../../platform/html/html.ts'
import { icon } from '../../../platform/html/icon.ts'
import type { PageContext } from '../../../platform/pages/page-context.ts'
import { choiceRows } from './choices.ts'
import { type CheckoutDrawing, valueAt } from './drawing.ts'
import { checkoutFields, described, fieldError, fold, foldedField, orderNote } from './fields.ts'

const OTHER = 'other'

export function section(page: PageContext, name: string, titleKey: string, content: Html): Html {
  return html`<section class="shop-checkout__section shop-checkout__section--${name}" aria-labelledby="checkout-${name}"><h2 class="shop-checkout__title" id="checkout-${name}">${page.t(titleKey)}</h2>${content}</section>`
}

/** Who buys, and where it goes. */
export function details(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  const title = checkout.isBusinessCustomer ? 'checkout.details.business' : 'checkout.details'
  return section(
    page,
    'details',
    title,
    html`${country(drawing)}${companyAddresses(drawing)}${
      asksForDetails(checkout) ? address(drawing) : framed(drawing)
    }`,
  )
}

function address(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  const invoice = invoiceAddress(checkout)
  return html`${checkoutFields(drawing, detailFields(checkout))}${
    !hasOther(drawing) &&
    html`<p class="shop-checkout__note">${page.t(invoice.key, invoice.values)}</p>`
  }${more(drawing)}`
}

/** Without script there is no widget to ask for it: other ways to pay need it here. */
function framed(drawing: CheckoutDrawing): Html {
  const words = drawing.page.t('checkout.details.framed')
  return html`<p class="shop-checkout__note">${words}</p><noscript>${address(drawing)}</noscript>`
}

function country({ page, checkout, errors }: CheckoutDrawing): Html | false {
  const { countries, selectedCountry } = checkout
  if (countries.length < 2) return false
  const id = fieldId('selectedCountry')
  const error = errors.selectedCountry
  return html`<div class="cs-field"${error && html` data-state="error"`}><label class="cs-field__label" for="${id}">${page.t('checkout.country')}</label><select id="${id}" name="selectedCountry" autocomplete="country"${described(id, error, undefined)}>${countries.map(
    (it) =>
      html`<option value="${it.id}"${flag('selected', it.id === selectedCountry)}>${it.name}</option>`,
  )}</select>${fieldError(id, error)}</div>`
}

function companyAddresses({ page, checkout, errors }: CheckoutDrawing): Html | false {
  const { isBusinessCustomer, companyAddresses: addresses } = checkout
  if (!isBusinessCustomer || addresses.length === 0) return false
  const rows = choiceRows({
    path: 'selectedCompanyAddressId',
    labelledBy: 'checkout-companyaddresses',
    choices: [
      ...listAddresses(checkout),
      { id: OTHER, name: page.t('checkout.companyaddress.other') },
    ],
    chosen: checkout.selectedCompanyAddressId ?? OTHER,
    error: errors.selectedCompanyAddressId,
  })
  return html`<div class="shop-checkout__group"><h3 class="shop-checkout__subtitle" id="checkout-companyaddresses">${page.t('checkout.companyaddresses')}</h3>${rows}</div>`
}

function hasOther({ checkout, errors }: CheckoutDrawing): boolean {
  return ALTERNATIVE_FIELDS.some(
    ({ path }) => valueAt(checkout, path) !== '' || errors[path] !== undefined,
  )
}

function more(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  const [careOf, address2] = MORE_OF_ADDRESS
  const isAddressed = !(checkout.isBusinessCustomer && checkout.selectedCompanyAddressId)
  const other = fold(page.t('checkout.other.add'), 'other', {
    isOpen: hasOther(drawing),
    content: checkoutFields(drawing, ALTERNATIVE_FIELDS),
  })
  return html`<div class="shop-checkout__folds">${
    isAddressed && careOf && foldedField(drawing, careOf, 'checkout.careof.add', 'careof')
  }${
    isAddressed && address2 && foldedField(drawing, address2, 'checkout.address2.add', 'address2')
  }${other}</div>`
}

/** The ways to deliver; below the chosen one the carrier's options. */
export function delivery(drawing: CheckoutDrawing): Html {
  const { page, checkout, errors } = drawing
  const rows = choiceRows({
    path: 'selectedDeliveryMethod',
    labelledBy: 'checkout-delivery',
    choices: checkout.deliveryMethods.map((it) => ({
      id: it.id,
      name: it.name,
      about: [it.description, it.arrival].filter(Boolean).join(' · '),
      price: it.formattedPrice,
      more: options(drawing),
    })),
    chosen: checkout.selectedDeliveryMethod,
    error: errors.selectedDeliveryMethod,
  })
  const asked = asksForDelivery(checkout)
    ? rows
    : html`<p class="shop-checkout__note">${page.t('checkout.delivery.framed')}</p><noscript>${rows}</noscript>`
  return section(page, 'delivery', 'checkout.delivery', html`${asked}${orderNote(drawing)}`)
}

function options(drawing: CheckoutDrawing): Html | undefined | false {
  const { page, checkout, options: all, errors } = drawing
  if (all.length === 0) return notice(drawing)
  const method = checkout.deliveryMethods.find((it) => it.id === checkout.selectedDeliveryMethod)
  if (all.length === 1 && all[0]?.kind === 'home') return false
  const rows = choiceRows({
    path: 'selectedDeliveryOption',
    labelledBy: 'checkout-options',
    choices: all.map((it) => ({
      id: it.id,
      name: it.name,
      about: [it.description, it.kind !== 'slot' && it.arrival].filter(Boolean).join(' · '),
      price: it.price === method?.formattedPrice ? undefined : it.price,
    })),
    isCompact: all[0]?.kind === 'slot',
    chosen: checkout.selectedDeliveryOption,
    error: errors.selectedDeliveryOption,
  })
  return html`<div class="shop-checkout__options" data-kind="${all[0]?.kind ?? 'home'}"><h3 class="shop-checkout__subtitle" id="checkout-options">${page.t(`checkout.options.${all[0]?.kind ?? 'home'}`)}</h3>${notice(drawing)}${rows}</div>`
}

function notice({ optionsNotice }: CheckoutDrawing): Html | undefined {
  if (!optionsNotice) return undefined
  return html`<div class="cs-problem cs-problem--notice" role="status">${icon('info')}<p>${optionsNotice}</p></div>`
}

export function payment({ page, checkout, errors }: CheckoutDrawing): Html {
  const rows = choiceRows({
    path: 'selectedPaymentMethod',
    labelledBy: 'checkout-payment',
    choices: checkout.paymentMethods.map((it) => ({
      id: it.id,
      name: it.name,
      about: it.description,
      price: it.price > 0 ? it.formattedPrice : undefined,
    })),
    chosen: checkout.selectedPaymentMethod,
    error: errors.selectedPaymentMethod,
  })
  const update = html`<noscript><button class="cs-button cs-button--secondary" type="submit" name="step" value="update">${page.t('checkout.update')}</button></noscript>`
  return section(page, 'payment', 'checkout.payment', html`${rows}${update}`)
}
