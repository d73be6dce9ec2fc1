import { generateSync } from 'otplib'
import { beginSecondFactor, confirmSecondFactor } from '#contract/identity/second-factor.ts'
import { testPassword } from './makers.ts'
import type { TestActor, TestAnswer, TestApp } from './test-app.ts'

/**
 * The code of an authenticator app this many 30-second steps from now. The next one is already valid, stays valid when
 * a step ends meanwhile, and differs from the one that confirmed the factor.
 */
export const appCode = (secret: string, steps = 1) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** Six digits that are not valid now. */
export function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))!
}

/** Sets up a second factor with the current code; the next one is still unused. */
export async function setUpFactor(app: Pick<TestApp, 'call'>, actor: TestActor) {
  const begun = await app.call(actor, beginSecondFactor, { body: { password: testPassword } })
  const { secret } = begun.body.data as { secret: string }
  const confirmed: TestAnswer = await app.call(actor, confirmSecondFactor, { body: { code: appCode(secret, 0) } })
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
}
