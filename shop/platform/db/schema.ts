import type { Kysely, Transaction } from 'kysely'
import type { CampaignTable, CampaignTargetTable } from './campaign-tables.ts'
import type {
  ArticleTable,
  CatalogueVersionTable,
  CategoryTable,
  CategoryTextTable,
  DemoStateTable,
  FeeTable,
  GiftTable,
  PriceHistoryTable,
  ProductCategoryTable,
  ProductPictureTable,
  ProductSearchTable,
  ProductTable,
  ProductTextTable,
  ProductWordTable,
  SizeGuideTable,
  StockTable,
} from './catalogue-tables.ts'
import type {
  AddressTable,
  CheckoutTable,
  CodeUseTable,
  NewsletterConsentTable,
  PaymentEventTable,
  PaymentTable,
  RemovedAddressTable,
  SandboxPaymentTable,
} from './checkout-tables.ts'
import type {
  ApprovalTable,
  OrderListRowTable,
  OrderListTable,
  PriceListCompanyTable,
  PriceListLineTable,
  PriceListTable,
  SpendingLimitTable,
} from './company-tables.ts'
import type { ConsentEventTable, ConsentTextTable } from './consent-tables.ts'
import type { HandEditTable, PictureFileTable } from './hand-edit-tables.ts'
import type { MeasuredStepTable, MeasuredVitalTable } from './measurement-tables.ts'
import type {
  AttemptTable,
  CampaignCodeTable,
  GoodsReturnRowTable,
  GoodsReturnTable,
  OrderFulfilmentTable,
  OrderNoteTable,
  OrderRowTable,
  OrdersTable,
  OutboxTable,
  RefundRowTable,
  RefundTable,
  ReservationTable,
  StockMoveTable,
  WithdrawalTable,
} from './order-tables.ts'
import type {
  QuotationListRowTable,
  QuotationRowTable,
  QuotationTable,
} from './quotation-tables.ts'
import type {
  CompanyRequestTable,
  CustomerProfileTable,
  EmailChangeTable,
  RegistrationTable,
  SoftLoginTable,
} from './registration-tables.ts'
import type { RestockRequestTable } from './restock-table.ts'
import type { ReviewTable } from './review-table.ts'
import type {
  LoginStepTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondStepTable,
  UsedChallengeTable,
} from './second-step-tables.ts'
import type {
  StaffAuditTable,
  StaffLinkTable,
  StaffMemberTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
} from './staff-tables.ts'
import type {
  AttemptLimitTable,
  CartKeyTable,
  CartPlaceTable,
  CartRowTable,
  CartTable,
  CompanyTable,
  CustomerTable,
  FavouriteTable,
  IdempotencyTable,
  PasswordLinkTable,
  RecentlyViewedTable,
  SecretTable,
  SessionTable,
} from './visitor-tables.ts'

/** All tables of the shop. Money is in minor units, instants in milliseconds since 1970, days as ISO dates. */
export interface ShopTables {
  category: CategoryTable
  category_text: CategoryTextTable
  product: ProductTable
  product_text: ProductTextTable
  product_category: ProductCategoryTable
  product_picture: ProductPictureTable
  size_guide: SizeGuideTable
  article: ArticleTable
  price_history: PriceHistoryTable
  stock: StockTable
  gift: GiftTable
  fee: FeeTable
  campaign: CampaignTable
  campaign_target: CampaignTargetTable
  price_list: PriceListTable
  price_list_line: PriceListLineTable
  price_list_company: PriceListCompanyTable
  hand_edit: HandEditTable
  picture_file: PictureFileTable
  catalogue_version: CatalogueVersionTable
  demo_state: DemoStateTable
  product_search_sv: ProductSearchTable
  product_search_en: ProductSearchTable
  product_word_sv: ProductWordTable
  product_word_en: ProductWordTable
  secret: SecretTable
  company: CompanyTable
  customer: CustomerTable
  password_link: PasswordLinkTable
  session: SessionTable
  cart: CartTable
  cart_key: CartKeyTable
  cart_row: CartRowTable
  cart_place: CartPlaceTable
  idempotency: IdempotencyTable
  attempt_limit: AttemptLimitTable
  campaign_code: CampaignCodeTable
  attempt: AttemptTable
  orders: OrdersTable
  order_row: OrderRowTable
  refund: RefundTable
  refund_row: RefundRowTable
  reservation: ReservationTable
  stock_move: StockMoveTable
  outbox: OutboxTable
  checkout: CheckoutTable
  address: AddressTable
  removed_address: RemovedAddressTable
  code_use: CodeUseTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  sandbox_payment: SandboxPaymentTable
  newsletter_consent: NewsletterConsentTable
  consent_text: ConsentTextTable
  consent_event: ConsentEventTable
  registration: RegistrationTable
  customer_profile: CustomerProfileTable
  soft_login: SoftLoginTable
  email_change: EmailChangeTable
  company_request: CompanyRequestTable
  second_step: SecondStepTable
  recovery_code: RecoveryCodeTable
  login_step: LoginStepTable
  passkey: PasskeyTable
  used_challenge: UsedChallengeTable
  withdrawal: WithdrawalTable
  restock_request: RestockRequestTable
  favourite: FavouriteTable
  seen_product: RecentlyViewedTable
  goods_return: GoodsReturnTable
  goods_return_row: GoodsReturnRowTable
  review: ReviewTable
  quotation: QuotationTable
  quotation_row: QuotationRowTable
  quotation_list_row: QuotationListRowTable
  order_list: OrderListTable
  order_list_row: OrderListRowTable
  spending_limit: SpendingLimitTable
  approval: ApprovalTable
  measured_step: MeasuredStepTable
  measured_vital: MeasuredVitalTable
  write_probe: WriteProbeTable
  staff_member: StaffMemberTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_audit: StaffAuditTable
  order_handling: OrderFulfilmentTable
  order_note: OrderNoteTable
}

/** One row, written to test whether the database accepts writes. */
interface WriteProbeTable {
  id: number
  written_at: number
}

/** The shop's database, for single statements; statements that belong together take a `Tx`. */
export type Db = Kysely<ShopTables>
/** A write transaction, which holds the write lock from the start. */
export type Tx = Transaction<ShopTables>
