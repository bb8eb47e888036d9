/** Pages that are there in every storefront and language, whatever the catalogue holds. */
export const FIXED_PATHS = [
  '/',
  '/campaigns',
  '/cart',
  '/login',
  '/forgot-password',
  '/register',
  '/newsletter',
  '/withdraw',
  '/contact',
  '/delivery',
  '/returns',
  '/terms',
  '/privacy',
  '/accessibility',
]
