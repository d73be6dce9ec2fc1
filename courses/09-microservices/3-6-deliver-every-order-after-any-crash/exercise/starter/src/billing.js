import fastify from 'fastify'

/**
 * POST /billing/messages      a message; 200 confirms it. Every version has a line in the ledger, in order of the versions:
 *                             the difference to the version before. A cancelled order costs 0. What comes early waits.
 * GET /billing/dead-letters   as in the kitchen
 * GET /billing/:order         { lines: [12000, -4000], total: 8000, early: 0 }, where `early` counts versions that wait
 */
export function createBilling({ db }) {
  const app = fastify()
  return app
}
