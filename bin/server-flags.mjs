/**
 * Options of Node for the server, also in deploy/academy@.service. V8 would let the space of young objects grow to 128 MB
 * under load and keep it; with 16 MB the server needs 100 MB less.
 */
export const serverFlags = ['--max-semi-space-size=8']
