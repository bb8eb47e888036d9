/** Pages that are there in every storefront and language, whatever the catalogue holds. */
export const FIXED_PATHS = [
  '/',
  '/campaigns',
  '/cart',
  '/login',
  '/forgot-password',
  '/register',
  '/newsletter',
  '/newsletter/leave',
  '/withdraw',
  '/contact',
  '/delivery',
  '/returns',
  '/terms',
  '/privacy',
  '/accessibility',
  '/cookies',
]
