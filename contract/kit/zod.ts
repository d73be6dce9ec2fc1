import { z } from 'zod'

// In a browser zod would try whether it may compile code at run time. Our content policy says no, and the browser
// reports the try as a violation. This must happen before the first schema is made: hence every schema imports `z` here.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
