/**
 * `node bench/campaign-lists.mjs [articles]`: what lists of a category cost the processor while a
 * campaign runs on it, beside the same lists without one, and what the campaign's beginning costs. The
 * generated catalogue has 10,000 products, unless said otherwise.
 */
import { withBench } from './load-bench.mjs'

const articles = Number(process.argv[2] ?? 87_000)
await withBench('campaign-lists-bench', ({ measureCampaignLists }) =>
  measureCampaignLists(articles),
)
