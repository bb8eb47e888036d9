import type { reviewListSv } from './sv.ts'

/** Texts of reviews on product pages, in English. */
export const reviewListEn: Record<keyof typeof reviewListSv, string> = {
  'review.title': 'Reviews',
  'review.title.of': 'Reviews of {name}',
  'review.rating': '{average} out of 5, {n, plural, one {# review} other {# reviews}}',
  'review.average': '{average} out of 5 on average',
  'review.count': '{n, plural, one {# review} other {# reviews}}',
  'review.stars': '{n} out of 5',
  'review.nameless': 'Anonymous',
  'review.bought': 'Bought it here',
  'review.example': 'Example, not written by a customer',
  'review.fit.small': 'Runs small',
  'review.fit.true': 'True to size',
  'review.fit.large': 'Runs large',
  'review.fits.small': 'Most buyers say that it runs small.',
  'review.fits.true': 'Most buyers say that it is true to size.',
  'review.fits.large': 'Most buyers say that it runs large.',
  'review.fits.mixed': 'Buyers disagree about the size.',
  'review.reply': 'Answer from {shop}',
  'review.all': 'Show all {n} reviews',
  'review.more': 'Show more',
  'review.product': 'To the product',
  'review.check':
    'Only people who bought the product here, and to whom we sent it, can review it. We check that against the order. We read every review before it is shown, and show bad ones as well as good ones. All that we leave out is insults, personal details, advertising, what is not about the product, and what the law forbids.',
  'review.check.example':
    'Reviews marked as an example come with the demo shop. They were not written by customers.',
}
