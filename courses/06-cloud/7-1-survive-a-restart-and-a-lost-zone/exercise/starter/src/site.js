import fastify from 'fastify'

/**
 * GET /                        HTML with the opening hours and the phone number 0495-2771000, also without a database.
 *                              A CDN may keep it for a minute, and for an hour if the site is down.
 * GET /api/slots?date=…        [{ id, time, free }, …], sorted by time. Nobody may keep it.
 * POST /api/bookings { slot, patient }, header idempotency-key
 *   201 { id, slot }   200 with the same for the same key, in any zone
 *   409 { error } if somebody else has the slot   404 { error } for an unknown slot   400 { error } for anything else
 * Both without the database: 503 { error: 'Please call 0495-2771000' }
 *
 * GET /healthz                 200 as long as the process lives
 * GET /readyz                  200 or 503, as isReady() says. Some pages work without the database, so it isn't asked.
 */
export function createSite({ db, zone, isReady }) {
  const site = fastify()
  return site
}
