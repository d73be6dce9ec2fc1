import { z } from 'zod'

const Config = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Reads the settings once, at the start. A wrong one stops the program with a sentence. */
export function readConfig(env: Record<string, string | undefined>): z.infer<typeof Config> {
  const result = Config.safeParse(env)
  if (result.success) return result.data
  throw new Error(`Wrong settings:\n${z.prettifyError(result.error)}`)
}
