import type { FastifyInstance } from 'fastify'
import { cursorText, readCursor } from '../../catalogue/reviews/load-reviews.ts'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { timestampText } from '../../platform/dates.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import {
  type StaffContent,
  type StaffContext,
  type StaffOptions,
  useStaff,
} from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffPress, StaffSection } from '../page/staff-forms.tsx'
import { cutPage } from '../page/staff-list.tsx'
import { parameter, showPage } from '../page/staff-page.ts'
import { StaffItems, StateChip } from '../page/staff-rows.tsx'
import { answer, REFUSAL, REPLY, rejectReview, showReview } from './review-actions.ts'
import { listJudged, listWaiting, type StaffReview } from './staff-review-queries.ts'

const PER_PAGE = 50

/** Buyers' reviews, which are read here before they are published. */
export async function staffReviewRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  const { db } = options
  const write = (action: StaffWrite['action']) => runWrite(options, { back: REVIEWS_PATH, action })

  shop.get(
    REVIEWS_PATH,
    showPage(options, async (context, request) => {
      const place = readCursor(parameter(request, 'after'))
      const waiting = await listWaiting(db, PER_PAGE)
      const found = await listJudged(db, place, PER_PAGE + 1)
      const { page: judged, last } = cutPage(found, PER_PAGE)
      const more = last && `${REVIEWS_PATH}?after=${cursorText(last)}`
      return reviewListPage(context, { waiting, judged, more })
    }),
  )
  shop.post(`${REVIEWS_PATH}/:id/shown`, write(showReview))
  shop.post(`${REVIEWS_PATH}/:id/refused`, write(rejectReview))
  shop.post(`${REVIEWS_PATH}/:id/answered`, write(answer))
}

const REVIEWS_PATH = '/staff/reviews'

interface ListedReviews {
  readonly waiting: readonly StaffReview[]
  readonly judged: readonly StaffReview[]
  /** The address of older reviews. */
  readonly more: string | undefined
}

/** The page of reviews: those waiting to be read first, then those that have been judged. */
function reviewListPage(
  context: StaffContext,
  { waiting, judged, more }: ListedReviews,
): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.reviews'),
    main: (
      <>
        <p className="staff-lead">{t('staff.review.law')}</p>
        <StaffSection id="waiting" title="staff.review.waiting">
          <Reviews reviews={waiting} />
        </StaffSection>
        <StaffSection id="judged" title="staff.review.judged">
          <Reviews reviews={judged} />
          {more && (
            <p>
              <a href={more}>{t('staff.review.older')}</a>
            </p>
          )}
        </StaffSection>
      </>
    ),
  }
}

function Reviews({ reviews }: { readonly reviews: readonly StaffReview[] }) {
  return (
    <StaffItems items={reviews} keyOf={({ id }) => id}>
      {(it) => <Review review={it} />}
    </StaffItems>
  )
}

interface ReviewProps {
  readonly review: StaffReview
}

function Review({ review }: ReviewProps) {
  const { t, language, shop } = useStaff()
  const { productName, slug, orderId, orderNumber, stars, fit, body, author, writtenAt } = review
  const product = linkTo({ language, storefront: 'sport' }, pathOfProduct(slug))
  const about = [
    t('review.stars', { n: stars }),
    fit && t(`review.fit.${fit}`),
    author || t('review.nameless'),
    timestampText(writtenAt, language, shop),
  ]
  return (
    <>
      <h3>
        <a href={product}>{productName}</a>
      </h3>
      <p>
        <bdi>{about.filter(Boolean).join(', ')}</bdi>
      </p>
      <p>
        {orderId ? (
          <a href={`/staff/orders/${encodeURIComponent(orderId)}`}>
            {t('staff.order', { number: orderNumber })}
          </a>
        ) : (
          t('review.example')
        )}
      </p>
      {body !== '' && (
        <blockquote className="staff-review__text" dir="auto">
          {body}
        </blockquote>
      )}
      <Judgement review={review} />
    </>
  )
}

/** The state of a review, and its forms. */
function Judgement({ review }: ReviewProps) {
  const { t } = useStaff()
  const { state, refusal } = review
  return (
    <>
      {state !== 'waiting' && (
        <p>
          <StateChip state={{ text: t(`staff.review.state.${state}`) }} />
          {refusal && ` ${t(`staff.review.reason.${refusal}`)}`}
        </p>
      )}
      {state !== 'shown' && <ShowForm review={review} />}
      {state === 'shown' && <ReplyForm review={review} />}
      {state !== 'refused' && <RefuseForm review={review} />}
    </>
  )
}

function targetOf({ id, writtenAt }: StaffReview, action: string) {
  const path = `${REVIEWS_PATH}/${encodeURIComponent(id)}/${action}`
  return { path, fields: { writtenAt: String(writtenAt) } }
}

function ShowForm({ review }: ReviewProps) {
  const { t } = useStaff()
  return (
    <StaffPress className="staff-acts" {...targetOf(review, 'shown')} look="primary">
      {t('staff.review.show')}
    </StaffPress>
  )
}

function RefuseForm({ review }: ReviewProps) {
  const { t } = useStaff()
  return (
    <details>
      <summary>{t('staff.review.refuse')}</summary>
      <StaffForm className="shop-form" {...targetOf(review, 'refused')}>
        <StaffFields form={REFUSAL} of={review.id} />
        <StaffButton>{t('staff.review.refuse.submit')}</StaffButton>
      </StaffForm>
    </details>
  )
}

function ReplyForm({ review }: ReviewProps) {
  const { t } = useStaff()
  return (
    <details>
      <summary>{t(review.reply ? 'staff.review.answer.change' : 'staff.review.answer')}</summary>
      <StaffForm className="shop-form" {...targetOf(review, 'answered')}>
        <StaffFields form={REPLY} values={{ reply: review.reply }} of={review.id} />
        <StaffButton>{t('staff.review.answer.submit')}</StaffButton>
      </StaffForm>
    </details>
  )
}
