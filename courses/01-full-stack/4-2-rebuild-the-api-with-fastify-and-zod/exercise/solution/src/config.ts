import { z } from 'zod'

const Config = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Config = z.infer<typeof Config>

/** Reads the settings once, at the start. The message names the setting that is wrong. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; message: string } {
  const result = Config.safeParse(env)
  if (result.success) return { ok: true, config: result.data }
  const names = result.error.issues.map((issue) => issue.path.join('.'))
  return { ok: false, message: `Wrong settings: ${names.join(', ')}` }
}
