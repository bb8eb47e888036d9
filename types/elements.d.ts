// Written by `npm run docs` from the elements' tables.

/** An article that goes into the cart, as the page sees it. */
export interface EventArticle {
  readonly articleNumber: string
  readonly quantity: number
}

/** Something is about to go into the cart: named articles, or all of a past order. */
export interface AddRequest {
  /** Empty for a past order. */
  readonly articles: readonly EventArticle[]
  readonly orderId?: string
}

/** The purpose of a form that is about to be sent, each in its element. */
export type FormName =
  | 'order'
  | 'quotation'
  | 'newsletter'
  | 'registration'
  | 'login'
  | 'passkey'
  | 'password-link'
  | 'password'
  | 'address'
  | 'person'
  | 'removal'
  | 'return'

/** The page is about to be left. */
export interface NavigationRequest {
  /**
   * To a product of a list (a link with `data-item`, on pages with `actions.js`), to a hit, to the full
   * search, after a form, or to the payment or the receipt of an order.
   */
  readonly kind: 'product' | 'hit' | 'search' | 'form' | 'order'
  /** Without its query and its fragment; absent for an order, whose address is private to the buyer. */
  readonly url?: string
}

/** An order, in GA4's names. */
export interface MeasuredOrder {
  readonly transaction_id: string
  readonly currency: string
  readonly value: number
  readonly tax: number
  readonly shipping: number
  readonly coupon?: string | undefined
  readonly items: readonly {
    readonly item_id: string
    readonly item_name: string
    readonly item_variant?: string | undefined
    readonly price: number
    readonly quantity: number
  }[]
}

/** An attribute that cannot be read, or, without one, a view that failed. */
export interface ElementProblem {
  readonly tag: string
  readonly attribute?: string
  readonly message: string
}

/** A file of a tag's part did not arrive. */
export interface ElementLoadError extends Error {
  readonly tag: string
  readonly type: 'missing' | 'timeout' | 'other'
  readonly url: string
}

/** The DOM events of the page, by name; the value is the event's `detail`. */
export interface PageEvents {
  /** Cancelable. */
  'courtside:before-add': AddRequest
  /** Cancelable. */
  'courtside:before-submit': { readonly form: FormName }
  /** Cancelable. */
  'courtside:before-navigate': NavigationRequest
  'courtside:added': { readonly articles: readonly EventArticle[] }
  'courtside:add-failed': { readonly articles: readonly EventArticle[] }
  'courtside:updated': { readonly rowSystemId: string; readonly quantity: number }
  'courtside:removed': { readonly rowSystemId: string }
  'courtside:cleared': undefined
  'courtside:reordered': { readonly orderId: string }
  'courtside:ordered': { readonly orderId: string }
  'courtside:logged-in': undefined
  'courtside:password-chosen': undefined
  'courtside:registered': { readonly type: 'B2C' | 'B2B' }
  'courtside:list-changed': { readonly list: 'addresses' | 'persons' }
  'courtside:favourites-changed': { readonly productId: string; readonly isMarked: boolean }
  'courtside:quotation-listed': { readonly articleNumber: string }
  'courtside:quotation-asked': { readonly number: string }
  'courtside:returned': { readonly orderId: string; readonly returnNumber: string }
  'courtside:opened': undefined
  'courtside:closed': undefined
  'courtside:searched': { readonly query: string }
  'courtside:selected': { readonly url: string }
  /** On the document: the visitor's current consent. */
  'courtside:consent': {
    readonly measurement: boolean
    readonly marketing: boolean
    readonly preferences: boolean
  }
  /** On the window: a script that knows the visitor's answer responds with `courtside:consent`. */
  'courtside:consent-asked': undefined
  /** On the document: the cart has changed. */
  'courtside:cart-changed': { readonly quantity: string; readonly version: number }
  /** On the document: an order was sent to the tag manager, as it appears in `ecommerce`. */
  'courtside:purchased': MeasuredOrder
  'courtside:ready': { readonly tag: string }
  'courtside:error': ElementProblem | ElementLoadError
}

/** One article to put in the cart; one piece by default. */
export interface CourtsideArticle {
  readonly articleNumber: string
  readonly quantity?: number
}

/** A row of the cart. What the visitor may not see is absent; an amount is in minor units. */
export interface CourtsideCartRow {
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
  readonly url?: string | undefined
  readonly totalPrice?: string | undefined
  readonly totalPriceAmount?: number | undefined
}

/** The shop's current cart of the visitor. What the visitor may not see is absent. */
export interface CourtsideCart {
  /** Number of pieces, as text. */
  readonly quantity: string
  readonly currency?: string | undefined
  readonly orderTotal?: string | undefined
  readonly orderTotalAmount?: number | undefined
  readonly orderRows: readonly CourtsideCartRow[]
}

/** A found product or category; `category` is in the page's language. */
export interface CourtsideHit {
  readonly name: string
  readonly category: string
  readonly url?: string | undefined
  readonly imageSource?: string | undefined
  readonly price?: string | null | undefined
}

/**
 * The error with which every action rejects. `message` is a sentence for the visitor, in the page's
 * language.
 */
export interface CourtsideError extends Error {
  readonly name: 'CourtsideError'
  /**
   * `prevented`: by a listener of the page. `refused`: by the shop, or by one of its rules. `failed`: no
   * usable answer; repeating the call does it once only. `missing`: the page shows no `mini-cart`.
   */
  readonly code: 'prevented' | 'refused' | 'failed' | 'missing'
}

/** The interface for a page's own scripts: `window.courtside`. */
export interface Courtside {
  /** Resolves when the actions have loaded; reading it, or calling an action, loads them. */
  readonly ready: Promise<void>
  readonly cart: {
    get(): Promise<CourtsideCart>
    /** Puts all of them in the cart, or none. */
    add(articles: CourtsideArticle | readonly CourtsideArticle[]): Promise<CourtsideCart>
  }
  /** The hits of quick search, without showing them in the field; empty for an empty query. */
  search(query: string): Promise<readonly CourtsideHit[]>
  /** Opens the panel of the page's `mini-cart`. */
  openCart(): Promise<void>
}

type Flag = boolean | '' | 'true' | 'false' | '1' | '0'

/** Shows one panel of the host page at a time, by its id. */
export interface AccountTabsElement extends HTMLElement {
  /** JSON list of `{id, label}`. Each id is that of a panel on the page; one that is not there is said in the console and as `courtside:error`, and has no tab. A tab without a label is named by its id. */
  tabs: unknown
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface AccountTabsElementAttributes {
  tabs: string
}

/** Puts one article in the cart. */
export interface BuyButtonElement extends HTMLElement {
  /** The article to buy. */
  articleNumber: string
  /** The article’s name: in the button’s own name, and in what is said about a purchase. */
  name?: string | undefined
  /** What the button says; the text `product.buy` if absent. */
  label?: string | undefined
  /** Id of a field of the page that holds the quantity. 1 if there is no such field, or no quantity in it. */
  quantityFieldId?: string | undefined
  /** Pieces that can be had; what is too many is said while it is typed. The professional storefront takes more, and says how many come later. */
  maxQuantity?: number | undefined
  /** The day on which more is expected, in the page’s language, for what comes later. */
  expectedText?: string | undefined
  /** Nothing to buy: the button is off and says so. */
  outOfStock: boolean
  /** Where a visitor who is not logged in goes instead of buying. */
  href?: string | undefined
  /** The visitor is logged in, so that `href` does not count. */
  authenticated: boolean
  /** What the link to `href` says; the text `product.loggedout` if absent. */
  loggedOutText?: string | undefined
  /** Classes for the button or link, beside its own. */
  cssClass?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface BuyButtonElementAttributes {
  articlenumber: string
  name?: string
  label?: string
  quantityfieldid?: string
  maxquantity?: number | string
  expectedtext?: string
  outofstock?: Flag
  href?: string
  authenticated?: Flag
  loggedouttext?: string
  cssclass?: string
}

/** The rows of the cart, with their quantities, and its total. */
export interface CartTableElement extends HTMLElement {
  /** Where an empty cart sends the visitor. */
  shopUrl: string
  /** What that link says; the text `cart.empty.action` if absent. */
  shopLabel?: string | undefined
  /** Where a visitor of the professional storefront logs in, to see prices. */
  loginUrl?: string | undefined
  /** Where the button below the total leads; none if absent, as inside the checkout. */
  checkoutUrl?: string | undefined
  /** A page with all rows: a cart of more than 60 then begins with 50 and a link; all rows if absent. */
  allRowsUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface CartTableElementAttributes {
  shopurl?: string
  shoplabel?: string
  loginurl?: string
  checkouturl?: string
  allrowsurl?: string
}

/** A list of categories, with what is below each: beside a list of products, say. */
export interface CategoryLinksElement extends HTMLElement {
  /** JSON list of navigation links, of which five levels are shown. If absent, they are read from the list that the server has written between the tags; where that is all there is to show, `data-wake=""` leaves it as it is and loads nothing. A list that cannot be read leaves the server’s markup as it is. */
  links?: unknown | undefined
  /** What the list is called for screen readers: that of the server’s `<nav>`, or the text `menu.links`, if absent. */
  label?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface CategoryLinksElementAttributes {
  links?: string
  label?: string
}

/** Chooses a new password by the token of a mail’s link, or by the current password. */
export interface ChangePasswordElement extends HTMLElement {
  /** A heading above the form; none if absent. */
  title: string
  /** The token of the link, from the page’s address. Without one the current password is asked for. */
  token: string
  /** The password is set already: the fields are disabled and hold a placeholder that is never sent. */
  presetPassword: boolean
  /** Where success leads after two seconds, on this site; nowhere if absent. */
  redirectUrl?: string | undefined
  /** The account’s address, shown locked, so that password managers know whose it is. */
  userName: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface ChangePasswordElementAttributes {
  title?: string
  token?: string
  presetpassword?: Flag
  redirecturl?: string
  username?: string
}

/** Folds the markup between its tags under a heading. */
export interface ContentAccordionElement extends HTMLElement {
  /** What the fold is called, and what opens it. Needed where the server has not written a `<details>` of its own, whose summary is kept otherwise. */
  heading?: string | undefined
  /** Begins open. A later change opens or closes it; a visitor’s press does not change it. */
  open: boolean
}

export interface ContentAccordionElementAttributes {
  heading?: string
  open?: Flag
}

/** Asks whether the visit may be measured, for as long as nobody has answered; or hears another consent tool, and asks nothing. */
export interface CookieConsentElement extends HTMLElement {
  /** Who asks: the element, or the tool that the page has loaded itself. */
  tool: 'own' | 'cookiebot' | 'onetrust' | 'usercentrics'
  /** Asks for advertisements too. */
  marketing: boolean
  /** Asks whether what the visitor looks at may be remembered, too. */
  preferences: boolean
  /** What the other tool calls its group for measuring; `C0002` of OneTrust, `functional` of Usercentrics if absent. */
  measurementGroup?: string | undefined
  /** What it calls its group for advertisements; `C0004` of OneTrust, `marketing` of Usercentrics if absent. */
  marketingGroup?: string | undefined
  /** What it calls its group for remembering; `C0003` of OneTrust, `functional` of Usercentrics if absent. */
  preferencesGroup?: string | undefined
}

export interface CookieConsentElementAttributes {
  tool?: 'own' | 'cookiebot' | 'onetrust' | 'usercentrics'
  marketing?: Flag
  preferences?: Flag
  measurementgroup?: string
  marketinggroup?: string
  preferencesgroup?: string
}

/** Filters and order of a list of products. */
export interface FacetedSearchElement extends HTMLElement {
  /** Id of the element that holds the list; its html is exchanged at each choice. */
  target: string
  /** JSON of the categories around the list, until the shop answers with newer ones. */
  subNavigation?: unknown | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface FacetedSearchElementAttributes {
  target: string
  subnavigation?: string
}

/** The filters of a list on a phone: a button for them, and one for the order. */
export interface FacetedSearchCompactElement extends HTMLElement {
  /** Id of the element that holds the list; its html is exchanged at each choice. */
  target: string
  /** JSON of the categories around the list, which the sheet begins with; until the shop answers with newer ones. */
  subNavigation?: unknown | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface FacetedSearchCompactElementAttributes {
  target: string
  subnavigation?: string
}

/** Marks a product as a favourite, and takes the mark away. */
export interface FavouriteButtonElement extends HTMLElement {
  /** The product. */
  productId: string
  /** The product’s name, in the button’s own name. */
  name: string
  /** What stands beside the heart; the heart alone if absent. */
  label?: string | undefined
}

export interface FavouriteButtonElementAttributes {
  productid: string
  name: string
  label?: string
}

/** The way to the favourites, with how many there are; hidden while there are none. */
export interface FavouriteCountElement extends HTMLElement {
  /** The page with `favourite-list`. */
  listUrl: string
}

export interface FavouriteCountElementAttributes {
  listurl: string
}

/** The products that a visitor has marked, as cards. */
export interface FavouriteListElement extends HTMLElement {
  /** The page of favourites, which a failure leads to. */
  listUrl: string
}

export interface FavouriteListElementAttributes {
  listurl: string
}

/** Asks for a mail with a link to choose a password; says the same for every address. */
export interface ForgotPasswordElement extends HTMLElement {
  /** A heading above the form; none if absent. */
  title: string
  /** Where to log in instead. */
  loginPageUrl?: string | undefined
  /** Where to go once the mail is asked for, on this site; nowhere if absent. */
  redirectUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface ForgotPasswordElementAttributes {
  title?: string
  loginpageurl?: string
  redirecturl?: string
}

/** Blocks of a picture, a text and a link side by side, of which one is seen at a time. */
export interface ImageSliderElement extends HTMLElement {
  /** JSON list of `{image, url, text, alt}`, at most 100, of which a block needs a picture or a text. Pictures and addresses are of http, https or a path of the page’s own. */
  blocks: unknown
  /** Goes on by itself after so many milliseconds, 5000 at least, with a button that stops it for good; never if absent, on screens narrower than 48 rem, without a mouse, or where less motion is asked for. The pointer over it and the focus in it hold it. */
  interval?: number | undefined
  /** What is shown, as its heading and for screen readers; the text `slider.label` if absent. */
  label: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface ImageSliderElementAttributes {
  blocks: string
  interval?: number | string
  label?: string
}

/** Pictures that open large over the page, to be turned over and enlarged. */
export interface LightboxImagesElement extends HTMLElement {
  /** JSON list of `{src, alt, thumbnail}`, at most 100: each is a thumbnail that opens. If absent, the server’s markup stays, and every link to a file that holds a picture opens it; `data-act="enlarge"` on the link keeps a press that comes before the script. */
  images?: unknown | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface LightboxImagesElementAttributes {
  images?: string
}

/** Logs a customer in. A wrong login keeps the e-mail, and says nothing of which half is wrong. */
export interface LoginFormElement extends HTMLElement {
  /** A heading above the form; none if absent. */
  title: string
  /** Where a login leads, on this site; the page itself, loaded again, if absent. Another site is refused. */
  redirectUrl?: string | undefined
  /** Where a password is forgotten; the typed address goes along. */
  forgotPasswordUrl?: string | undefined
  /** Where an account is created. */
  registerUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface LoginFormElementAttributes {
  title?: string
  redirecturl?: string
  forgotpasswordurl?: string
  registerurl?: string
}

/** The main menu: three levels in a bar with panels, and on phones a sheet that a button opens. */
export interface MainNavbarElement extends HTMLElement {
  /** JSON list of navigation links. If absent, they are read from the list that the server has written between the tags, so that a page need not carry them twice. What is deeper than three levels is not shown. `imageUrl` of a name in the bar is the picture beside what is below it, on wide screens. A list that cannot be read leaves the server’s markup as it is. */
  links?: unknown | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface MainNavbarElementAttributes {
  links?: string
}

/** The cart button of a page header, with count and total; opens the cart panel. */
export interface MiniCartElement extends HTMLElement {
  /** Where the panel's button goes; the cart's own `checkoutUrl` wins. */
  checkoutUrl?: string | undefined
  /** The cart page: linked from the panel, and its main way on where no checkout is known. */
  cartUrl?: string | undefined
  /** Where an empty cart sends the visitor. */
  shopUrl: string
  /** What that link says; the text `cart.empty.action` if absent. */
  shopLabel?: string | undefined
  /** Where a visitor of the professional storefront logs in, to see prices. */
  loginUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface MiniCartElementAttributes {
  checkouturl?: string
  carturl?: string
  shopurl?: string
  shoplabel?: string
  loginurl?: string
}

/** The addresses of a customer, or of the company that is bought for: list, add, change and remove. */
export interface MyAddressesElement extends HTMLElement {
  /** Codes of the countries that an address may be in (`SE,NO,DK`); the first one is the shop’s own, and chosen in an empty form. */
  countries: string
  /** Where a customer logs in, and comes back from. Whoever is logged out while a form is filled in logs in beside it, in a new tab, and loses nothing. */
  loginUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface MyAddressesElementAttributes {
  countries?: string
  loginurl?: string
}

/** The people who buy for a company: list, add, change and remove. Approvers change, buyers look. */
export interface MyPersonsElement extends HTMLElement {
  /** The first code is the country by which phone numbers are read: `SE`. */
  countries: string
  /** Where a customer logs in, and comes back from. Whoever is logged out while a form is filled in logs in beside it, in a new tab, and loses nothing. */
  loginUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface MyPersonsElementAttributes {
  countries?: string
  loginurl?: string
}

/** Asks for the newsletter: one address, which its owner confirms in a mail; the answer is the same for every address. */
export interface NewsletterBlockElement extends HTMLElement {
  /** The heading; the text `newsletter.title` if absent. */
  title: string
  /** What comes, and how often; the text `newsletter.text` if absent. */
  text: string
  /** What the address is used for, and how to leave, before the button; the text `newsletter.consent` if absent. */
  consentText: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface NewsletterBlockElementAttributes {
  title?: string
  text?: string
  consenttext?: string
}

/** Sends goods of an order back: rows, quantities and reasons, what that comes to, a number. */
export interface OrderReturnsElement extends HTMLElement {
  /** The order, by its id. */
  orderId: string
  /** JSON list of `{rowSystemId, name, size, color, quantity}`: what can be sent back, and how many of each at most. Without it the order is asked for, which takes a login. */
  rows?: unknown | undefined
  /** The key of the link in the order’s mail, where nobody is logged in. */
  orderKey: string
  /** The page of the order, to go to when it is done. */
  orderUrl?: string | undefined
  /** Where a customer logs in, and comes back from. */
  loginUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface OrderReturnsElementAttributes {
  orderid: string
  rows?: string
  orderkey?: string
  orderurl?: string
  loginurl?: string
}

/** Keeps the top margin of `<main>` at the header’s height minus 1 px, and publishes the height. The loader does it and defines no element: `whenDefined` never resolves. */
export interface PageHeaderElement extends HTMLElement {}

export interface PageHeaderElementAttributes {}

/** Logs in with a passkey, or makes one, where the browser has them; offers a login while the e-mail is typed. */
export interface PasskeyButtonElement extends HTMLElement {
  /** Whether a key signs a login, or one is made. */
  act: 'login' | 'add'
  /** What the device is asked, as JSON that the shop has written into the page. */
  options: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface PasskeyButtonElementAttributes {
  act?: 'login' | 'add'
  options: string
}

/** A password in a form of the page’s own, with a button that shows what is typed. */
export interface PasswordFieldElement extends HTMLElement {
  /** The id of the box. */
  fieldId: string
  /** What the field is called. */
  label: string
  /** What the form sends it as. */
  fieldName: string
  /** Which password a password manager fills in. */
  autoComplete: 'current-password' | 'new-password'
  /** Whether the browser asks for it before the form is sent. */
  required: boolean
  /** Whether it was wrong. */
  invalid: boolean
  /** Ids of what the page says about it, separated by spaces. */
  describedBy: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface PasswordFieldElementAttributes {
  fieldid: string
  label: string
  fieldname?: string
  autocomplete?: 'current-password' | 'new-password'
  required?: Flag
  invalid?: Flag
  describedby?: string
}

/** Whether an article can be had: in stock, few left, sold out, for quotation, or not sold any more. */
export interface ProductAvailabilityElement extends HTMLElement {
  /** The article. */
  articleNumber: string
}

export interface ProductAvailabilityElementAttributes {
  articlenumber: string
}

/** A product as the shop’s lists show it: picture, name, price and the way to buy it. A `<template>` between the tags is the page’s own card. */
export interface ProductCardElement extends HTMLElement {
  /** The article that the card shows, in its colour and size. */
  articleNumber?: string | undefined
  /** The product that the card shows, where no article is named. */
  productId?: string | undefined
}

export interface ProductCardElementAttributes {
  articlenumber?: string
  productid?: string
}

/** Products in a grid: those that are named, or the first of a category, a campaign or a search. A `<template>` between the tags is the page’s own card. */
export interface ProductListElement extends HTMLElement {
  /** Article numbers with commas between them, in the order in which they are shown. */
  articles?: string | undefined
  /** Id or address name (`shoes`) of a category. */
  category?: string | undefined
  /** Id or name of a campaign; `all` is everything that is reduced. */
  campaign?: string | undefined
  /** What is searched for. */
  query?: string | undefined
  /** How many at most, 48; 12 if absent. The room for so many is kept while they are on their way: give it with `articles` too. */
  count?: number | undefined
  /** The order, by the names of the shop’s lists, such as `price-up`; the usual one if absent. */
  order?: string | undefined
}

export interface ProductListElementAttributes {
  articles?: string
  category?: string
  campaign?: string
  query?: string
  count?: number | string
  order?: string
}

/** What an article costs, as the visitor may see it: with the lowest price of 30 days beside a reduction, and the price of a unit where that is stated. Asked for with all product tags of the page at once. */
export interface ProductPriceElement extends HTMLElement {
  /** The article. */
  articleNumber: string
}

export interface ProductPriceElementAttributes {
  articlenumber: string
}

/** A circle that shows how far something has come: free shipping, the steps of an order. */
export interface ProgressCircleElement extends HTMLElement {
  /** How far. Less than nothing is nothing, more than `max` is all of it. */
  value: number
  /** The whole. 100 where it is not above 0. */
  max: number
  /** What is measured, beside the circle and for screen readers. */
  label: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface ProgressCircleElementAttributes {
  value?: number | string
  max?: number | string
  label: string
}

/** A product’s colours, the sizes of the chosen one, and a button that buys them. */
export interface QuickBuyElement extends HTMLElement {
  /** JSON list of the colours, `{ VariantId, Color }`; a `HexCode` (`#rrggbb`) adds a swatch. The sizes of a colour are asked for by its id. Required without `productid`. */
  variants?: unknown | undefined
  /** Stands in for `variants`: the product whose colours and sizes are asked for, in one call with those of the page’s other tags of sizes. */
  productId?: string | undefined
  /** The colour that is chosen from the start; the first if absent. With `productid`, an article of it names it too. */
  variantId?: string | undefined
  /** What the button says; the text `product.buy` if absent. */
  label?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface QuickBuyElementAttributes {
  variants?: string
  productid?: string
  variantid?: string
  label?: string
}

/** `quick-buy` for the professional storefront: prices and stock for those who are logged in, a way to the login for the others. */
export interface QuickBuyProfessionalElement extends HTMLElement {
  /** JSON list of the colours, `{ VariantId, Color }`; a `HexCode` (`#rrggbb`) adds a swatch. The sizes of a colour are asked for by its id. Required without `productid`. */
  variants?: unknown | undefined
  /** Stands in for `variants`: the product whose colours and sizes are asked for, in one call with those of the page’s other tags of sizes. */
  productId?: string | undefined
  /** The colour that is chosen from the start; the first if absent. With `productid`, an article of it names it too. */
  variantId?: string | undefined
  /** What the button says; the text `product.buy` if absent. */
  label?: string | undefined
  /** `Master`: sizes with the name of their variant, as a grid. `Item`: a list. Both show every price with an asterisk and its footnote; absent, a price shows only where prices differ. */
  productType?: 'Master' | 'Item' | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface QuickBuyProfessionalElementAttributes {
  variants?: string
  productid?: string
  variantid?: string
  label?: string
  producttype?: 'Master' | 'Item'
}

/** A line of an order by number, with suggestions; goes into the `textarea` named `lines` of its form. */
export interface QuickOrderElement extends HTMLElement {
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface QuickOrderElementAttributes {}

/** The search field, with hits while one types. Before a letter it suggests what was searched for in the tab, and the options of a datalist between its tags. */
export interface QuickSearchElement extends HTMLElement {
  /** The page of the full search; the query goes there as `?q=`. */
  searchUrl: string
  /** What the empty field says; the text `search.label` if absent. */
  placeholder?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface QuickSearchElementAttributes {
  searchurl: string
  placeholder?: string
}

/** Puts a product in the list of what a price is asked for, and says how many are in it. */
export interface QuotationButtonElement extends HTMLElement {
  /** The article that a price is wanted for. */
  articleNumber: string
  /** What the button says; the text `quote.add` if absent. */
  label?: string | undefined
  /** The product’s name: in the button’s own name, and in the list. */
  name?: string | undefined
  /** The page with `quotation-form`, which the count leads to. */
  listUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface QuotationButtonElementAttributes {
  articlenumber: string
  label?: string
  name?: string
  listurl?: string
}

/** The list of what a price is asked for, and the form that asks for it. */
export interface QuotationFormElement extends HTMLElement {
  /** The terms of requests, which open in a tab of their own. */
  termsUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface QuotationFormElementAttributes {
  termsurl?: string
}

/** Registration, of private persons by fields and of companies by a form of the server. */
export interface RegisterMeElement extends HTMLElement {
  /** The token of a soft login: fills in its e-mail address, and locks it. */
  token?: string | undefined
  /** `B2C`, `B2B` or both, the first one first: `B2B,B2C`. */
  types: string
  /** Where it goes on after a second; an address of the page’s own origin. Without it the message stays. */
  redirectUrl?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface RegisterMeElementAttributes {
  token?: string
  types?: string
  redirecturl?: string
}

/** Puts the rows of a past order in the cart, and names what could not be had. */
export interface ReorderButtonElement extends HTMLElement {
  /** The order to buy again. */
  orderId: string
  /** What the button says; the text `reorder.label` if absent. */
  title: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface ReorderButtonElementAttributes {
  orderid: string
  title?: string
}

/** The products that a visitor has looked at last, once the visitor agrees to it: twelve, kept on the device and in the account of who is logged in. Nothing before a yes, and nothing while there is none. */
export interface SeenListElement extends HTMLElement {
  /** The page with all of them, which a row and a failure lead to. */
  listUrl: string
  /** The product that this page shows: it is remembered, and not shown itself. */
  productId?: string | undefined
  /** At most so many, in a row of a page about something else; all of them if absent. */
  most?: number | undefined
}

export interface SeenListElementAttributes {
  listurl: string
  productid?: string
  most?: number | string
}

/** The whole checkout: the rows of the cart, who buys, delivery, payment and the order. */
export interface ShopCheckoutElement extends HTMLElement {
  /** The checkout payload as `GET /api/checkout` answers it; without it the element asks for it. */
  checkout?: unknown | undefined
  /** Where the terms of purchase are read; they open in a new tab. */
  termsUrl?: string | undefined
  /** Where a customer logs in, and comes back from. */
  loginUrl?: string | undefined
  /** Where an empty cart sends the visitor. */
  shopUrl: string
  /** What that link says; the text `cart.empty.action` if absent. */
  shopLabel?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface ShopCheckoutElementAttributes {
  checkout?: string
  termsurl?: string
  loginurl?: string
  shopurl?: string
  shoplabel?: string
}

/** Sizes and how to measure, in a dialog over the page; `size-guide-button` opens it. */
export interface SizeGuideElement extends HTMLElement {
  /** JSON: `{title, gender, tableList: [{title, table}], infoList: [{title, text}], sizeDescription, imageDescription, imageUrl}`, none of which is needed. `table` is html, of which the tags of tables are kept; all else is text. If absent, the server’s markup stays; where that is the whole guide, `data-wake=""` loads nothing. */
  sizeGuide?: unknown | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface SizeGuideElementAttributes {
  sizeguide?: string
}

/** Opens a size guide of the page. */
export interface SizeGuideButtonElement extends HTMLElement {
  /** The id of the `size-guide`. */
  for: string
  /** What the button says; the text `size.guide` if absent. */
  label: string
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface SizeGuideButtonElementAttributes {
  for: string
  label?: string
}

/** Several sizes of a product into the cart in one action: as tiles on the sport storefront, as boxes on the professional one; `data-layout="tiles|boxes"` chooses for one tag. */
export interface SizeInputElement extends HTMLElement {
  /** JSON list of the sizes. As boxes, fields with a `mastervariant` (a colour) are a grid, colour by size. Required without `productid`. */
  sizeInputFields?: unknown | undefined
  /** `Master`: a product with all its variants, as a grid. `Item`: one of them, as a list. Both show every price with an asterisk and its footnote. Absent: a grid where there are several variants, and a price under a size only where prices differ. */
  productType?: 'Master' | 'Item' | undefined
  /** The product. Quantities are kept until it changes, also for the sizes of another colour. Without `sizeinputfields` what its own page offers is asked for, in one call with the page’s other tags of sizes; what other attributes say stands. Where something stands between the tags, `data-wake="visible"` brings the sizes in its place before anybody points at it. */
  productId?: string | undefined
  /** For the message that says what was added. */
  productName?: string | undefined
  /** A product that is sold by quotation: no prices, no stock, and what is filled in goes in the list of a request. */
  offert: boolean
  /** Said in place of buying, prices and stock to those who are not logged in. */
  loggedOutText?: string | undefined
  /** Where the logged-out text leads. */
  loggedOutHref?: string | undefined
  /** Resolves when it is drawn; to false when it could not be. */
  readonly ready: Promise<boolean>
}

export interface SizeInputElementAttributes {
  sizeinputfields?: string
  producttype?: 'Master' | 'Item'
  productid?: string
  productname?: string
  offert?: Flag
  loggedouttext?: string
  loggedouthref?: string
}

type CourtsideEvents = {
  [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]>
}

declare global {
  interface HTMLElementEventMap extends CourtsideEvents {}
  interface DocumentEventMap extends CourtsideEvents {}
  interface WindowEventMap extends CourtsideEvents {}
  interface Window {
    /** Where the page has the script actions.js. */
    readonly courtside: Courtside
  }
  interface HTMLElementTagNameMap {
    'account-tabs': AccountTabsElement
    'buy-button': BuyButtonElement
    'cart-table': CartTableElement
    'category-links': CategoryLinksElement
    'change-password': ChangePasswordElement
    'content-accordion': ContentAccordionElement
    'cookie-consent': CookieConsentElement
    'faceted-search': FacetedSearchElement
    'faceted-search-compact': FacetedSearchCompactElement
    'favourite-button': FavouriteButtonElement
    'favourite-count': FavouriteCountElement
    'favourite-list': FavouriteListElement
    'forgot-password': ForgotPasswordElement
    'image-slider': ImageSliderElement
    'lightbox-images': LightboxImagesElement
    'login-form': LoginFormElement
    'main-navbar': MainNavbarElement
    'mini-cart': MiniCartElement
    'my-addresses': MyAddressesElement
    'my-persons': MyPersonsElement
    'newsletter-block': NewsletterBlockElement
    'order-returns': OrderReturnsElement
    'page-header': PageHeaderElement
    'passkey-button': PasskeyButtonElement
    'password-field': PasswordFieldElement
    'product-availability': ProductAvailabilityElement
    'product-card': ProductCardElement
    'product-list': ProductListElement
    'product-price': ProductPriceElement
    'progress-circle': ProgressCircleElement
    'quick-buy': QuickBuyElement
    'quick-buy-professional': QuickBuyProfessionalElement
    'quick-order': QuickOrderElement
    'quick-search': QuickSearchElement
    'quotation-button': QuotationButtonElement
    'quotation-form': QuotationFormElement
    'register-me': RegisterMeElement
    'reorder-button': ReorderButtonElement
    'seen-list': SeenListElement
    'shop-checkout': ShopCheckoutElement
    'size-guide': SizeGuideElement
    'size-guide-button': SizeGuideButtonElement
    'size-input': SizeInputElement
  }
}
