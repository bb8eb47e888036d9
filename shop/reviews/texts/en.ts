import type { reviewSv } from './sv.ts'

/** Texts of the page on which buyers review their products, in English. */
export const reviewEn = {
  'review.order.title': 'What do you think of your purchase?',
  'review.order.lead': 'Your review helps others to choose the right product and the right size.',
  'review.order.write': 'Write a review',
  'review.order.own': 'See your reviews',
  'review.form.lead':
    'Choose a number of stars. The rest is optional, and you can change or delete your review whenever you like.',
  'review.form.check':
    'We read every review before it is shown, and show bad ones as well as good ones. All that we leave out is insults, personal details, advertising, what is not about the product, and what the law forbids. This page says what has become of yours.',
  'review.form.prove':
    'Open the link in the e-mail about your order to write a review, or to change what you have written.',
  'review.form.order': 'To order {number}',
  'review.form.write': 'Write a review',
  'review.form.change': 'Change or delete',
  'review.form.stars': 'Number of stars',
  'review.form.stars.5': 'Very good',
  'review.form.stars.4': 'Good',
  'review.form.stars.3': 'All right',
  'review.form.stars.2': 'Rather poor',
  'review.form.stars.1': 'Poor',
  'review.form.stars.missing': 'Choose how many stars you give.',
  'review.form.fit': 'How does it fit?',
  'review.form.fit.none': 'Not sure',
  'review.form.body': 'What do you think?',
  'review.form.body.hint':
    'At most {max} characters. Leave out other people’s names and your own contact details.',
  'review.form.body.long': 'The text has {length} characters. Shorten it to at most {max}.',
  'review.form.named': 'Show my name as',
  'review.form.send': 'Send the review',
  'review.form.delete': 'Delete the review',
  'review.done.saved': 'Thank you! We will read your review and then show it with the product.',
  'review.done.deleted': 'The review has been deleted.',
  'review.state.waiting': 'Your review is waiting for us to read it.',
  'review.state.shown': 'Your review is shown with the product.',
  'review.state.refused': 'Your review is not shown. If you change it, we will read it again.',
  'review.refusal.abuse': 'Reason: it is insulting or threatening.',
  'review.refusal.personal': 'Reason: it contains personal details.',
  'review.refusal.unrelated': 'Reason: it is not about the product.',
  'review.refusal.advertising': 'Reason: it is advertising.',
  'review.refusal.illegal': 'Reason: the law forbids it.',
} as const satisfies Record<keyof typeof reviewSv, string>
