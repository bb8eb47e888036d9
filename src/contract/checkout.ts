import * as v from 'valibot'
import { sumLineSchema } from './cart.ts'
import { displayedWords, numeric } from './field-schemas.ts'

const line = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
const note = v.optional(v.pipe(v.string(), v.maxLength(500)), '')
const id = v.pipe(v.string(), v.maxLength(128))
const chosen = v.optional(v.nullable(id))
const text = v.optional(v.nullable(v.string()))
const flag = v.optional(v.boolean(), false)
const whole = v.pipe(numeric, v.integer())
const amount = v.optional(whole)

/** The buyer and the delivery address. */
export const customerDetailsSchema = v.object({
  email: line,
  zipCode: line,
  firstName: line,
  lastName: line,
  careOf: line,
  address: line,
  address2: line,
  city: line,
  phoneNumber: line,
  companyName: line,
  organizationNumber: line,
  reference: line,
  goodsMarking: note,
})

/** Another delivery address. */
const alternativeAddressSchema = v.object({
  firstName: line,
  lastName: line,
  careOf: line,
  address: line,
  address2: line,
  zipCode: line,
  city: line,
  phoneNumber: line,
})

/** A delivery or payment method. */
const methodSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  /** In minor units. */
  price: v.optional(numeric, 0),
  formattedPrice: v.optional(v.string(), ''),
  /** One line: the carrier, or how the provider works. */
  description: v.optional(v.string()),
  /** "tis 25–ons 26 nov". */
  arrival: v.optional(v.string()),
  /** The carrier whose options `getDeliveryCheckouts` answers for this method. */
  carrier: v.optional(v.string()),
  /** Whether it gives credit: such payment methods are never preselected. */
  isCredit: flag,
  /** The provider's id, as used in the paths of its calls; absent: no provider. */
  provider: v.optional(v.string()),
})

/** A payment provider's widget. */
const paymentWidgetSchema = v.object({
  /** Identifies the provider's widget, not its content. */
  id: v.string(),
  /** The provider's HTML. It is only ever shown inside a frame of another origin. */
  responseString: v.optional(v.nullable(v.string())),
  isChangeable: v.optional(v.boolean(), true),
  displayCustomerDetails: v.optional(v.boolean(), true),
  displayDeliveryMethods: v.optional(v.boolean(), true),
  redirectUrl: text,
  /** The amount that the widget asks for, in minor units. */
  amount,
  currency: v.optional(v.string()),
  /** The frame updates its amount itself, once it is resumed: only other HTML is drawn again. */
  updatesAmount: v.optional(v.boolean()),
})

const companyAddressSchema = v.object({
  systemId: v.string(),
  /** Choosing a payment method may set the zip code to that of the `Shipping` address. */
  addressType: v.optional(v.string(), ''),
  careOf: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  address2: v.optional(v.string(), ''),
  zipCode: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  phoneNumber: v.optional(v.string(), ''),
})

/** The amount to pay, row by row, calculated by the server: each as text, and in minor units. */
const checkoutTotalsSchema = v.object({
  rows: v.optional(v.array(sumLineSchema), []),
  total: v.string(),
  totalAmount: whole,
  /** Absent if there is no VAT to state. */
  vat: v.optional(v.string()),
  vatAmount: whole,
  /** Whether the rows include VAT; the total always does. */
  includesVat: v.optional(v.boolean(), true),
})

/** The whole checkout: body and answer of every `set…` call. */
export const checkoutSchema = v.object({
  /** Issued by the server; makes placing idempotent. */
  orderId: v.optional(id, ''),
  authenticated: flag,
  isBusinessCustomer: flag,
  signUp: flag,
  /** Whether the shop opens an account with an order on request; if not, the checkout does not offer it. */
  offersSignUp: v.optional(v.boolean(), true),
  selectedCountry: v.optional(id, 'SE'),
  countries: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  customerDetails: v.optional(customerDetailsSchema, {}),
  alternativeAddress: v.optional(v.nullable(alternativeAddressSchema)),
  /** Whether the alternative address is used for delivery, even if its fields are still empty. */
  showAlternativeAddress: v.optional(v.boolean()),
  /** The town of each postcode above that has only one. */
  towns: v.optional(v.record(v.string(), v.string())),
  selectedCompanyAddressId: chosen,
  companyAddresses: v.optional(v.array(companyAddressSchema), []),
  deliveryMethods: v.optional(v.array(methodSchema), []),
  selectedDeliveryMethod: chosen,
  /** The carrier's option: a pick-up point or a time slot. */
  selectedDeliveryOption: chosen,
  paymentMethods: v.optional(v.array(methodSchema), []),
  selectedPaymentMethod: chosen,
  paymentWidget: v.optional(v.nullable(paymentWidgetSchema)),
  /** Lower-case ids, as used in the paths of the provider's and the carrier's calls. */
  paymentProvider: text,
  secondPaymentProvider: text,
  carrier: text,
  /** The body of `getDeliveryCheckouts`; opaque to the client. */
  deliverySettings: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  /** The choice made in the provider's widget; opaque to the client. */
  selectedShippingOption: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  campaignCode: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
  orderNote: note,
  acceptTermsOfCondition: flag,
  acceptNewsletter: flag,
  /** Identifies the displayed consent text of both; opaque, and sent back unchanged. */
  words: v.optional(v.nullable(displayedWords)),
  /** Ours: the current question about the newsletter, if the page's own text may be older. */
  newsletterQuestion: v.optional(v.nullable(v.string())),
  male: flag,
  female: flag,
  zipCode: line,
  /** The path of an extra order step, if the backend has one; only below `/api/`. */
  orderStepPath: text,
  /** The total that the visitor saw, in minor units; a different one needs confirmation. */
  shownTotalAmount: v.optional(v.nullable(whole)),
  totals: v.optional(v.nullable(checkoutTotalsSchema)),
  /** Why the order will wait for an approver of the company, who approves it and until when. */
  approvalNotice: text,
  /** Ours: the name of the approver, if the company has only one. */
  approver: text,
  /** Changes that the visitor has not made: another method, an option or a gift that is gone. */
  notices: v.optional(v.array(v.string())),
  responseUrl: text,
  cancelUrl: text,
  redirectUrl: text,
})

/** `PUT /api/checkout/setCountry`: the payload, and the chosen country. */
export const setCountrySchema = v.object({ ...checkoutSchema.entries, country: v.optional(id) })

/** `POST /api/checkout/make…PurchaseDecision`. */
export const purchaseDecisionSchema = v.object({ model: checkoutSchema, decision: v.boolean() })

/** `POST` of the order step at the backend's path. */
export const orderStepSchema = v.object({ orderId: id, payload: checkoutSchema })

/** Answer of `POST /api/{payment-provider}checkout/validateOrder`. */
export const validatedOrderSchema = v.object({
  shouldProceed: flag,
  error: text,
  /** Errors of the form by field path, as in a refusal. */
  modelState: v.optional(v.record(v.string(), v.array(v.string()))),
})

/** `PUT /api/{payment-provider}checkout/setSelectedCountry`. */
export const selectedCountrySchema = v.object({ countryCode: id })

/** `POST /api/registerme/{second-payment-provider}Login/`. */
export const providerLoginSchema = v.object({ orderId: id })

export type Checkout = v.InferOutput<typeof checkoutSchema>
export type CheckoutMethod = v.InferOutput<typeof methodSchema>
export type CheckoutTotals = v.InferOutput<typeof checkoutTotalsSchema>
export type PaymentWidget = v.InferOutput<typeof paymentWidgetSchema>
export type CompanyAddress = v.InferOutput<typeof companyAddressSchema>
