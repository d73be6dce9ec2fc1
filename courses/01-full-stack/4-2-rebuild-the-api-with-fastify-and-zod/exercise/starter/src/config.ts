export type Config = { PORT: number; LOG_LEVEL: string }

/** Reads the settings once, at the start. The message names the setting that is wrong: "Wrong settings: PORT". */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; message: string } {
  // TODO: check PORT (3000 without it) and LOG_LEVEL (debug, info, warn, error or silent; info without it) with zod
  return { ok: true, config: { PORT: Number(env.PORT), LOG_LEVEL: 'info' } }
}
