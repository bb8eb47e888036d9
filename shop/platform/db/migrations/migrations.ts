import type { Migration } from 'kysely'
import { up as layOutCatalogue } from './0001-catalogue.ts'
import { up as layOutVisitors } from './0002-visitors.ts'
import { up as layOutOrders } from './0003-orders.ts'
import { up as layOutSearch } from './0004-search.ts'
import { up as recordStockChanges } from './0005-stock-turns.ts'
import { up as layOutCheckout } from './0006-checkout.ts'
import { up as findHeldOrders } from './0007-held-orders.ts'
import { up as rememberPlaces } from './0008-cart-places.ts'
import { up as keepGivenUp } from './0009-given-up.ts'
import { up as openAccounts } from './0010-accounts.ts'
import { up as keepWithdrawals } from './0011-withdrawal.ts'
import { up as addPictures } from './0012-pictures.ts'
import { up as countAttempts } from './0013-attempt-limits.ts'
import { up as endUnpaidOrders } from './0014-unpaid-orders.ts'
import { up as rememberKnownBuyers } from './0015-known-buyers.ts'
import { up as tellDemoApart } from './0016-real-shops.ts'
import { up as probeWrites } from './0017-write-probe.ts'
import { up as layOutStaff } from './0018-staff.ts'
import { up as layOutHandling } from './0019-order-handling.ts'
import { up as knowFeesOfFile } from './0021-fees-of-file.ts'
import { up as addRefunds } from './0022-refunds.ts'
import { up as takeOffSale } from './0023-off-sale.ts'
import { up as rememberHandEdits } from './0024-hand-edits.ts'
import { up as letDocumentsDiffer } from './0025-search-documents.ts'
import { up as keepPictureFiles } from './0026-picture-files.ts'
import { up as layOutRegistration } from './0027-registration.ts'
import { up as takeCompanyRequests } from './0028-company-requests.ts'
import { up as layOutCampaigns } from './0029-campaigns.ts'
import { up as layOutSecondStep } from './0030-second-step.ts'
import { up as findGuestOrders } from './0031-guest-orders.ts'
import { up as openMyPages } from './0032-my-pages.ts'
import { up as keepReturns } from './0034-returns.ts'
import { up as openProfiles } from './0035-profile.ts'
import { up as keepQuotations } from './0037-quotations.ts'
import { up as keepQuotationLists } from './0039-quotation-lists.ts'
import { up as keepPriceLists } from './0040-price-lists.ts'
import { up as keepOrderLists } from './0042-order-lists.ts'
import { up as keepApprovals } from './0043-approvals.ts'
import { up as recordConsents } from './0045-consents.ts'
import { up as keepQuotationTerms } from './0048-quotation-terms.ts'
import { up as keepRestockRequests } from './0052-restock-requests.ts'
import { up as countVisits } from './0054-measurement.ts'
import { up as storeFavourites } from './0055-favourites.ts'
import { up as keepReviews } from './0056-reviews.ts'
import { up as rememberSeen } from './0059-seen-products.ts'
import { up as keepOneReview } from './0060-one-review.ts'
import { up as keepContents } from './0061-contents.ts'
import { up as keepEnergyLabels } from './0062-energy-labels.ts'
import { up as dateRecoveryCodes } from './0069-age-of-recovery-codes.ts'

/** Every step from an empty database to today's, in the order of their names. Forward only. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalogue': { up: layOutCatalogue },
  '0002-visitors': { up: layOutVisitors },
  '0003-orders': { up: layOutOrders },
  '0004-search': { up: layOutSearch },
  '0005-stock-turns': { up: recordStockChanges },
  '0006-checkout': { up: layOutCheckout },
  '0007-held-orders': { up: findHeldOrders },
  '0008-cart-places': { up: rememberPlaces },
  '0009-given-up': { up: keepGivenUp },
  '0010-accounts': { up: openAccounts },
  '0011-withdrawal': { up: keepWithdrawals },
  '0012-pictures': { up: addPictures },
  '0013-attempt-limits': { up: countAttempts },
  '0014-unpaid-orders': { up: endUnpaidOrders },
  '0015-known-buyers': { up: rememberKnownBuyers },
  '0016-real-shops': { up: tellDemoApart },
  '0017-write-probe': { up: probeWrites },
  '0018-staff': { up: layOutStaff },
  '0019-order-handling': { up: layOutHandling },
  '0021-fees-of-file': { up: knowFeesOfFile },
  '0022-refunds': { up: addRefunds },
  '0023-off-sale': { up: takeOffSale },
  '0024-hand-edits': { up: rememberHandEdits },
  '0025-search-documents': { up: letDocumentsDiffer },
  '0026-picture-files': { up: keepPictureFiles },
  '0027-registration': { up: layOutRegistration },
  '0028-company-requests': { up: takeCompanyRequests },
  '0029-campaigns': { up: layOutCampaigns },
  '0030-second-step': { up: layOutSecondStep },
  '0031-guest-orders': { up: findGuestOrders },
  '0032-my-pages': { up: openMyPages },
  '0034-returns': { up: keepReturns },
  '0035-profile': { up: openProfiles },
  '0037-quotations': { up: keepQuotations },
  '0039-quotation-lists': { up: keepQuotationLists },
  '0040-price-lists': { up: keepPriceLists },
  '0042-order-lists': { up: keepOrderLists },
  '0043-approvals': { up: keepApprovals },
  '0045-consents': { up: recordConsents },
  '0048-quotation-terms': { up: keepQuotationTerms },
  '0052-restock-requests': { up: keepRestockRequests },
  '0054-measurement': { up: countVisits },
  '0055-favourites': { up: storeFavourites },
  '0056-reviews': { up: keepReviews },
  '0059-seen-products': { up: rememberSeen },
  '0060-one-review': { up: keepOneReview },
  '0061-contents': { up: keepContents },
  '0062-energy-labels': { up: keepEnergyLabels },
  '0069-age-of-recovery-codes': { up: dateRecoveryCodes },
}
