import * as v from 'valibot'

const line = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
const note = v.optional(v.pipe(v.string(), v.maxLength(500)), '')
const text = v.optional(v.nullable(v.string()))

/** Who buys (SPEC 3, "Checkout payload"). */
export const customerDetailsSchema = v.object({
  email: line,
  zipCode: line,
  firstName: line,
  lastName: line,
  careOf: line,
  address: line,
  address2: line,
  city: line,
  country: line,
  phoneNumber: line,
  companyName: line,
  organizationNumber: line,
  reference: line,
  goodsMarking: note,
})

export const alternativeAddressSchema = v.object({
  firstName: line,
  lastName: line,
  careOf: line,
  address: line,
  address2: line,
  zipCode: line,
  city: line,
  country: line,
  phoneNumber: line,
})

/** A way to deliver or to pay. */
export const methodSchema = v.object({
  id: v.string(),
  name: v.string(),
  price: v.optional(v.number(), 0),
  formattedPrice: v.optional(v.string(), ''),
  /** One line: the carrier, or what the provider does. */
  description: v.optional(v.string()),
  /** "tis 25–ons 26 nov". */
  arrival: v.optional(v.string()),
  /** The carrier whose options `getDeliveryCheckouts` answers. */
  carrier: v.optional(v.string()),
  /** Whether it gives credit: such ways to pay are never chosen from the start. */
  isCredit: v.optional(v.boolean(), false),
})

/** What a payment provider shows in the page. `responseString` is the provider's HTML. */
export const paymentWidgetSchema = v.object({
  id: v.string(),
  responseString: v.optional(v.nullable(v.string())),
  isChangeable: v.optional(v.boolean(), true),
  displayCustomerDetails: v.optional(v.boolean(), true),
  displayDeliveryMethods: v.optional(v.boolean(), true),
  redirectUrl: text,
})

export const companyAddressSchema = v.object({
  systemId: v.string(),
  /** `Shipping` is the one whose zip code a change of payment may take over (SPEC 4). */
  addressType: v.string(),
  careOf: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  address2: v.optional(v.string(), ''),
  zipCode: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  phoneNumber: v.optional(v.string(), ''),
})

/** The whole checkout, sent and answered by every `set…` call (API.md, "Checkout"). */
export const checkoutSchema = v.object({
  /** Issued by the server; makes placing idempotent. */
  orderId: v.optional(v.string(), ''),
  authenticated: v.optional(v.boolean(), false),
  isBusinessCustomer: v.optional(v.boolean(), false),
  signUp: v.optional(v.boolean(), false),
  selectedCountry: v.optional(v.string(), 'SE'),
  countries: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  customerDetails: v.optional(customerDetailsSchema, {}),
  alternativeAddress: v.optional(v.nullable(alternativeAddressSchema)),
  selectedCompanyAddressId: text,
  companyAddresses: v.optional(v.array(companyAddressSchema), []),
  deliveryMethods: v.optional(v.array(methodSchema), []),
  selectedDeliveryMethod: text,
  /** The carrier's option: a pick-up point or a time slot. */
  selectedDeliveryOption: text,
  paymentMethods: v.optional(v.array(methodSchema), []),
  selectedPaymentMethod: text,
  paymentWidget: v.optional(v.nullable(paymentWidgetSchema)),
  /** Lower-case ids that stand in the paths of the provider's and the carrier's calls. */
  paymentProvider: text,
  secondPaymentProvider: text,
  carrier: text,
  deliverySettings: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  selectedShippingOption: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  campaignCode: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
  orderNote: note,
  acceptTermsOfCondition: v.optional(v.boolean(), false),
  acceptNewsletter: v.optional(v.boolean(), false),
  male: v.optional(v.boolean(), false),
  female: v.optional(v.boolean(), false),
  zipCode: line,
  /** Where an extra order step goes, if the backend has one; only paths below the API. */
  orderStepPath: text,
  /** The total the visitor saw, in minor units; another total asks for confirmation. */
  shownTotalAmount: v.optional(v.nullable(v.number())),
  responseUrl: text,
  cancelUrl: text,
  redirectUrl: text,
})

export type Checkout = v.InferOutput<typeof checkoutSchema>
export type CheckoutMethod = v.InferOutput<typeof methodSchema>
export type PaymentWidget = v.InferOutput<typeof paymentWidgetSchema>
export type CompanyAddress = v.InferOutput<typeof companyAddressSchema>
