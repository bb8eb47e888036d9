// Written by `npm run docs` from the elements' tables.

import type * as elements from './elements.d.ts'

interface CommonAttributes {
  key?: string | number | null
  id?: string
  class?: string
  className?: string
  children?: unknown
  hidden?: boolean
  'data-wake'?: string
}

interface Tags {
  'account-tabs': elements.AccountTabsElementAttributes & CommonAttributes
  'buy-button': elements.BuyButtonElementAttributes & CommonAttributes
  'cart-table': elements.CartTableElementAttributes & CommonAttributes
  'category-links': elements.CategoryLinksElementAttributes & CommonAttributes
  'change-password': elements.ChangePasswordElementAttributes & CommonAttributes
  'content-accordion': elements.ContentAccordionElementAttributes & CommonAttributes
  'cookie-consent': elements.CookieConsentElementAttributes & CommonAttributes
  'faceted-search': elements.FacetedSearchElementAttributes & CommonAttributes
  'faceted-search-compact': elements.FacetedSearchCompactElementAttributes & CommonAttributes
  'favourite-button': elements.FavouriteButtonElementAttributes & CommonAttributes
  'favourite-count': elements.FavouriteCountElementAttributes & CommonAttributes
  'favourite-list': elements.FavouriteListElementAttributes & CommonAttributes
  'forgot-password': elements.ForgotPasswordElementAttributes & CommonAttributes
  'image-slider': elements.ImageSliderElementAttributes & CommonAttributes
  'lightbox-images': elements.LightboxImagesElementAttributes & CommonAttributes
  'login-form': elements.LoginFormElementAttributes & CommonAttributes
  'main-navbar': elements.MainNavbarElementAttributes & CommonAttributes
  'mini-cart': elements.MiniCartElementAttributes & CommonAttributes
  'my-addresses': elements.MyAddressesElementAttributes & CommonAttributes
  'my-persons': elements.MyPersonsElementAttributes & CommonAttributes
  'newsletter-block': elements.NewsletterBlockElementAttributes & CommonAttributes
  'order-returns': elements.OrderReturnsElementAttributes & CommonAttributes
  'page-header': elements.PageHeaderElementAttributes & CommonAttributes
  'passkey-button': elements.PasskeyButtonElementAttributes & CommonAttributes
  'password-field': elements.PasswordFieldElementAttributes & CommonAttributes
  'product-availability': elements.ProductAvailabilityElementAttributes & CommonAttributes
  'product-card': elements.ProductCardElementAttributes & CommonAttributes
  'product-list': elements.ProductListElementAttributes & CommonAttributes
  'product-price': elements.ProductPriceElementAttributes & CommonAttributes
  'progress-circle': elements.ProgressCircleElementAttributes & CommonAttributes
  'quick-buy': elements.QuickBuyElementAttributes & CommonAttributes
  'quick-buy-professional': elements.QuickBuyProfessionalElementAttributes & CommonAttributes
  'quick-order': elements.QuickOrderElementAttributes & CommonAttributes
  'quick-search': elements.QuickSearchElementAttributes & CommonAttributes
  'quotation-button': elements.QuotationButtonElementAttributes & CommonAttributes
  'quotation-form': elements.QuotationFormElementAttributes & CommonAttributes
  'register-me': elements.RegisterMeElementAttributes & CommonAttributes
  'reorder-button': elements.ReorderButtonElementAttributes & CommonAttributes
  'seen-list': elements.SeenListElementAttributes & CommonAttributes
  'shop-checkout': elements.ShopCheckoutElementAttributes & CommonAttributes
  'size-guide': elements.SizeGuideElementAttributes & CommonAttributes
  'size-guide-button': elements.SizeGuideButtonElementAttributes & CommonAttributes
  'size-input': elements.SizeInputElementAttributes & CommonAttributes
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
