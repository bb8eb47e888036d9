import type { FastifyInstance } from 'fastify'
import { placeText, readPlace } from '../../catalogue/reviews/load-reviews.ts'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { parameter, showPage } from '../page/staff-page.ts'
import { answer, refuseReview, showReview } from './review-actions.ts'
import { REVIEWS_PATH, reviewListPage } from './review-list-page.tsx'
import { listJudged, listWaiting } from './staff-review-queries.ts'

const PER_PAGE = 50

/** What buyers say: read here before anybody sees it. */
export async function staffReviewRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  const { db } = options
  const write = (act: StaffWrite['act']) => runWrite(options, { back: () => REVIEWS_PATH, act })

  shop.get(
    REVIEWS_PATH,
    showPage(options, async (context, request) => {
      const place = readPlace(parameter(request, 'after'))
      const waiting = await listWaiting(db, PER_PAGE)
      const found = await listJudged(db, place, PER_PAGE + 1)
      const judged = found.slice(0, PER_PAGE)
      const last = found.length > PER_PAGE ? judged.at(-1) : undefined
      const more = last && `${REVIEWS_PATH}?after=${placeText(last)}`
      return reviewListPage(context, { waiting, judged, more })
    }),
  )
  shop.post(`${REVIEWS_PATH}/:id/shown`, write(showReview))
  shop.post(`${REVIEWS_PATH}/:id/refused`, write(refuseReview))
  shop.post(`${REVIEWS_PATH}/:id/answered`, write(answer))
}
