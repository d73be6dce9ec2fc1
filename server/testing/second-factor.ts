import { generateSync } from 'otplib'
import { beginSecondFactor, confirmSecondFactor } from '#contract/identity/second-factor.ts'
import { testPassword } from './makers.ts'
import type { TestActor, TestAnswer, testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/**
 * The code that an app would show so many steps of half a minute from now. The next one is good already, stays good when
 * a step ends meanwhile, and comes after the one by which the factor was confirmed.
 */
export const appCode = (secret: string, steps = 1) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** Six digits that are none of the codes that count now. */
export function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))!
}

/** Switches a second factor on with the code of now: the next one is still good. */
export async function setUpFactor(app: Pick<TestApp, 'call'>, actor: TestActor) {
  const begun = await app.call(actor, beginSecondFactor, { body: { password: testPassword } })
  const { secret } = begun.body.data as { secret: string }
  const confirmed: TestAnswer = await app.call(actor, confirmSecondFactor, { body: { code: appCode(secret, 0) } })
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
}
