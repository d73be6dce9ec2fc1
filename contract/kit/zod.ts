import { z } from 'zod'
import { messageFor } from './messages.ts'

// This must run before the first schema is created, so every schema imports `z` from here.
z.config({ customError: messageFor })
// In a browser zod tests whether it may compile code, which our content security policy reports as a violation.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
