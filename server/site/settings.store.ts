import { moneyPermissions } from '#contract/kit/access.ts'
import { hasPermission } from '#server/identity/index.ts'
import { sql } from '#server/kit/db/orm.ts'
import type { ClaimFigures } from '#contract/site/claims.ts'
import { toLegalIdentity } from '#contract/site/legal.ts'
import { isSamplePayee, Settings, type Site } from '#contract/site/settings.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Env } from '#server/kit/env.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { hasGatewayRead } from './connections/store.ts'
import { shownClaims } from './school.rules.ts'
import { settings } from './tables.ts'

// Settings hardly ever change, and checking them costs more than reading them.
let last: { text: string; settings: Settings } | null = null

export const settingsRead = jsonRead<string, Settings, object>(
  'settings',
  [],
  sql`select coalesce(json_object_agg(key, value order by key), '{}')::text from ${settings}`,
  (text) => {
    if (last?.text !== text) last = { text, settings: Settings.parse(JSON.parse(text)) }
    return last.settings
  },
)

/** The school's settings: what staff chose, and the defaults for the rest. */
export const readSettings = (db: Db): Promise<Settings> => settingsRead(db, {})

/** What the database says about the claims; counted by a domain above this one. */
export type CountFigures = (db: Db) => Promise<ClaimFigures>

/** What of them a visitor may know, once the reply leaves out the rest. */
export async function readSite(db: Db, { isDemo, gateway }: Pick<Env, 'isDemo' | 'gateway'>): Promise<Site> {
  const [settings, hasGateway] = await Promise.all([readSettings(db), hasGatewayRead(db, {})])
  return {
    ...settings,
    claims: shownClaims(settings.claims),
    hasSampleClaims: isDemo,
    legal: toLegalIdentity(settings),
    takesPayments: isDemo || !isSamplePayee(settings.payee),
    asksForState: settings.tax.gstin !== '',
    takesOnlinePayments: gateway !== null || hasGateway,
  }
}

/** Whether learners would be shown an account that is nobody's. */
export const hasSamplePayee = async (db: Db): Promise<boolean> => isSamplePayee((await readSettings(db)).payee)

/** Changes only the settings given. */
export async function writeSettings(db: Db, changes: Partial<Settings>, updatedBy: number | null): Promise<void> {
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value, updatedBy }))
  if (rows.length === 0) return
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedBy: sql`excluded.updated_by`, updatedAt: sql`now()` },
    })
}

const isRequired = (key: keyof Settings) =>
  sql`exists (select 1 from ${settings} where ${settings.key} = ${sql.raw(`'${key}'`)} and ${settings.value} = 'true')`

/** Whether a member of staff must have a second factor, as a part of another query: one that runs with every call. */
export const staffNeedFactor = sql`(${isRequired('staffSecondFactor')} or ${isRequired('moneySecondFactor')}
  and (${sql.join(moneyPermissions.map(hasPermission), sql` or `)}))`
