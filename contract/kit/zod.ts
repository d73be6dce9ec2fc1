import { z } from 'zod'

// In a browser zod tests whether it may compile code, which our content security policy reports as a violation. This must
// run before the first schema is created, so every schema imports `z` from here.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
