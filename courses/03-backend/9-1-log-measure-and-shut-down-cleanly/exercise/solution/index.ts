// The checks try your functions through this file. Leave it as it is.
export { createMetrics } from './metrics.ts'
export { redact } from './redact.ts'
