import * as v from 'valibot'
import { LISTED_PRODUCTS, MAX_LISTED_PRODUCTS, MAX_NAMED_PRODUCTS } from '../model/limits.ts'
import { listedAddressSchema, listSchemas, personSchema } from './account-lists.ts'
import { articleSuggestionsSchema } from './article-suggestions.ts'
import { cartSchema } from './cart.ts'
import { checkoutSchema, validatedOrderSchema } from './checkout.ts'
import { deliveryOptionsSchema } from './delivery-options.ts'
import { orderSchema, ordersSchema } from './orders.ts'
import { productFilterSchema } from './product-filter.ts'
import { productsSchema } from './products.ts'
import { activeVariantSchema } from './quick-buy.ts'
import { searchHitsSchema } from './quick-search.ts'
import { quotationResponseSchema } from './quotation.ts'
import {
  registrationFieldsSchema,
  registrationSnippetSchema,
  saveMemberResponseSchema,
} from './registration.ts'
import { returnQuoteSchema, returnResponseSchema } from './returns.ts'
import { forgotPasswordResponseSchema, loginResponseSchema } from './user.ts'
import { accountListSchema } from './visitor-lists.ts'
import { withdrawalResponseSchema } from './withdrawal.ts'

/** The description of a call's answer, beyond its line in the access table. */
interface Call {
  /** One sentence. */
  readonly about: string
  /** Absent for an empty body. */
  readonly answer?: v.GenericSchema
  /** Whether the answer is JSON text whose value is JSON text again. */
  readonly isText?: true
  /** Query parameters with their descriptions. */
  readonly query?: Readonly<Record<string, string>>
  /** Whether the query may hold other parameters: filters, sorting, those of other tools. */
  readonly takesMore?: true
  /** Accepts an `Idempotency-Key`. */
  readonly isOnce?: true
  /** Refusals in addition to those that follow from access and schema. */
  readonly refusals?: readonly (400 | 404 | 409 | 422)[]
}

const message = v.object({ message: v.string() })
const named = v.object({ systemId: v.string() })
const token = v.object({ token: v.string() })
const cart = { answer: cartSchema, refusals: [404, 409] } as const
const checkout = { answer: checkoutSchema, refusals: [409, 422] } as const
const productList = { answer: productFilterSchema, takesMore: true } as const

/** Every call that a page or a client may make to the shop, as `METHOD /path`. */
export const CALLS: Readonly<Record<string, Call>> = {
  'GET /api/openapi.json': {
    about: 'This description.',
    answer: v.record(v.string(), v.unknown()),
  },
  'GET /api/token': { about: 'A new verification token.', answer: token },

  'POST /api/vitals': {
    about: 'Counts what a page was like, of whoever has agreed to measurement; says nothing back.',
    refusals: [404],
  },

  'GET /api/cart': { about: 'The cart.', answer: cartSchema },
  'POST /api/cart/add': { ...cart, about: 'Adds articles: all of them, or none.', isOnce: true },
  'PUT /api/cart/update': { ...cart, about: 'Changes the quantity of a row; 0 removes it.' },
  'POST /api/cart/update': { ...cart, about: 'The same, where a network lets no PUT through.' },
  'PUT /api/cart/clear': { about: 'Empties the cart.', answer: cartSchema },
  'POST /api/cart/key': {
    about:
      'Gives a page of another origin a key, for the code of its address; answers with the cart.',
    answer: cartSchema,
    refusals: [404],
  },
  'POST /api/cart/reorder': { ...cart, about: 'Adds what was ordered before.', isOnce: true },

  'GET /api/checkout': { about: 'The checkout of the cart.', answer: checkoutSchema },
  'PUT /api/checkout/setCountry': { ...checkout, about: 'Chooses the country.' },
  'PUT /api/checkout/setDeliveryProvider': { ...checkout, about: 'Chooses the delivery.' },
  'PUT /api/checkout/setPaymentProvider': { ...checkout, about: 'Chooses the way to pay.' },
  'PUT /api/checkout/setCampaignCode': { ...checkout, about: 'Takes a campaign code, or none.' },
  'PUT /api/checkout/setGoodsMarking': {
    ...checkout,
    about: 'Keeps the marking of the goods.',
    query: { goodsMarking: 'What is written on the parcel.' },
  },
  'POST /api/checkout': { ...checkout, about: 'Places the order, once for its `orderId`.' },
  'POST /api/checkout/orderstep': {
    ...checkout,
    about: 'Checks the order before it is placed.',
  },
  'POST /api/checkout/makeSandpartPurchaseDecision': {
    ...checkout,
    about: 'What the buyer decided at the second provider.',
  },
  'POST /api/{paymentProvider}checkout/validateOrder': {
    about: 'Whether the order may be paid.',
    answer: validatedOrderSchema,
  },
  'PUT /api/{paymentProvider}checkout/setShippingOption': {
    ...checkout,
    about: 'Takes the delivery that was chosen in the provider’s form.',
  },
  'PUT /api/{paymentProvider}checkout/setSelectedCountry': {
    ...checkout,
    about: 'Takes the country that was chosen in the provider’s form.',
  },
  'POST /api/transportapi/:carrier/getDeliveryCheckouts': {
    about: 'What a carrier offers, as JSON text.',
    answer: deliveryOptionsSchema,
    isText: true,
  },

  'GET /api/quickSearch': {
    about: 'Hits of a query.',
    answer: searchHitsSchema,
    query: { query: 'What is looked for.' },
  },
  'POST /api/quickSearch': { about: 'Hits of a query.', answer: searchHitsSchema },
  'GET /api/quickorder/suggestions': {
    about: 'Articles that a typed number or name may mean, for buyers of a company.',
    answer: articleSuggestionsSchema,
    query: { query: 'What is typed: two characters at least.' },
  },
  'GET /api/productFilter': {
    ...productList,
    about: 'Facets, sorting and sub navigation of a list.',
  },
  'GET /api/productFilter/withHtmlResult': {
    ...productList,
    about: 'The same, with the list as HTML.',
  },
  'GET /api/products': {
    about:
      'Products as tags show them, by one of `articles`, `products`, `category`, `campaign` and `query`.',
    answer: productsSchema,
    query: {
      articles: `Numbers of articles with commas between them, ${MAX_NAMED_PRODUCTS} at most: an entry for each.`,
      products: 'Ids of products, likewise; their variants have `sizes`.',
      category: 'Id of a category, or the last part of its address.',
      campaign: 'Id or name of a campaign that runs; `all` is whatever is reduced.',
      query: 'What is looked for.',
      count: `How many of a list, ${MAX_LISTED_PRODUCTS} at most; ${LISTED_PRODUCTS} where it says nothing.`,
      order: 'Of a list: `popular`, `newest`, `price-up`, `price-down` or `name`.',
    },
    refusals: [400],
  },
  'GET /api/quickbuy/activevariant': {
    about: 'The sizes of a colour.',
    answer: activeVariantSchema,
    query: { variantid: 'The id of the colour.' },
    refusals: [404],
  },

  'POST /api/user/login': {
    about: 'Logs in, to a new session. A second step is asked for by 401 with `modelState.code`.',
    answer: loginResponseSchema,
  },
  'POST /api/user/login/code': {
    about: 'The second step of a login.',
    answer: loginResponseSchema,
  },
  'POST /api/user/logout': { about: 'Logs out, to a new session.', answer: loginResponseSchema },
  'POST /api/user/forgotpassword': {
    about: 'Mails a link to a new password; the same answer for every address.',
    answer: forgotPasswordResponseSchema,
  },
  'POST /api/user/changepassword': {
    about: 'Changes a password, by a mail’s link or by the current one.',
    answer: loginResponseSchema,
  },
  'GET /api/registerme/GetFields': {
    about: 'The form that a private person registers by.',
    answer: registrationFieldsSchema,
    query: { token: 'Of a link that fills in the address.' },
  },
  'GET /api/registerme/GetRegistrationHtmlSnippet': {
    about: 'The fields of a company’s form, as HTML.',
    answer: registrationSnippetSchema,
  },
  'POST /api/registerme/SaveMember': {
    about: 'Registers a person, or asks for a company; what is wrong stands at the fields.',
    answer: saveMemberResponseSchema,
  },
  'POST /api/registerme/sandpartLogin': {
    about: 'Whether the second provider has signed the buyer up.',
    answer: v.object({ success: v.boolean() }),
    refusals: [404],
  },

  'GET /api/mypageaddress': { about: 'One’s addresses.', answer: listSchemas.addresses },
  'GET /api/mypageaddress/:id': { about: 'One of them.', answer: listedAddressSchema },
  'POST /api/mypageaddress': { about: 'Adds an address.', answer: named, isOnce: true },
  'PUT /api/mypageaddress': { about: 'Changes an address.', answer: named, refusals: [404] },
  'DELETE /api/mypageaddress': { about: 'Removes an address.', answer: named, refusals: [404] },
  'GET /api/mypageperson': { about: 'The people of the company.', answer: listSchemas.persons },
  'GET /api/mypageperson/:id': { about: 'One of them.', answer: personSchema },
  'POST /api/mypageperson': { about: 'Adds a person.', answer: named, isOnce: true },
  'PUT /api/mypageperson': { about: 'Changes a person.', answer: named, refusals: [404] },
  'DELETE /api/mypageperson': { about: 'Removes a person.', answer: named, refusals: [404] },

  'POST /api/favourites': {
    about:
      'Marks products in one’s account, and takes marks away; answers with all that are marked.',
    answer: accountListSchema,
  },
  'POST /api/recently-viewed': {
    about:
      'Remembers in one’s account what one has looked at, or forgets it; answers with all that is remembered.',
    answer: accountListSchema,
  },
  'GET /api/orders': {
    about: 'One’s own orders, the newest first.',
    answer: ordersSchema,
    query: { page: 'From 1 on.' },
  },
  'GET /api/orders/:id': { about: 'One of one’s own orders.', answer: orderSchema },
  'POST /api/returns': {
    about: 'Announces goods that come back.',
    answer: returnResponseSchema,
    isOnce: true,
    refusals: [404, 409, 422],
  },
  'POST /api/returns/quote': {
    about: 'What a return would come to; announces nothing.',
    answer: returnQuoteSchema,
    refusals: [404, 422],
  },
  'POST /api/withdrawal': {
    about: 'Withdraws from a purchase; the same answer for every order.',
    answer: withdrawalResponseSchema,
  },
  'POST /api/quotation': {
    about: 'Asks for prices.',
    answer: quotationResponseSchema,
    isOnce: true,
    refusals: [409, 422],
  },
  'POST /api/newsletter/subscribe': {
    about: 'Asks for the newsletter; the address confirms by a mail.',
    answer: message,
  },
  'PUT /api/newsletter/checkoutOptin': {
    about: 'The checkout’s box for the newsletter.',
    answer: v.partial(message),
  },
}
